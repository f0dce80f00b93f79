import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import {
  expect,
  fill,
  keptQuotes,
  LATER_SCRIPTS,
  needsLocalServer,
  quoteForm,
  stopClock,
  test,
  total,
  visitor,
} from "./test";

test.use({ javaScriptEnabled: false });

test("everything can be read, and all photos are there", { tag: "@facts" }, async ({ page }) => {
  await page.goto("/");
  for (const heading of await page.getByRole("heading").all()) await expect(heading).toBeVisible();
  const track = page.getByRole("group", { name: "Photos", exact: true });
  await expect(track.getByRole("group")).toHaveCount(total);
  const last = track.getByRole("img").last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  // What needs scripts is not offered.
  await expect(page.getByRole("button", { name: "Next photo" })).toBeHidden();
});

test("the menu of small screens opens", { tag: "@facts" }, async ({ page, isMobile }) => {
  test.skip(!isMobile, "wide screens show the entries in the bar");
  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.locator("#menu").getByRole("link", { name: "About" }).tap();
  await expect(page.locator("#about-title")).toBeInViewport();
});

test("the browser stops a wrong answer, with the words of the specification", {
  tag: "@facts",
}, async ({ page }) => {
  await page.goto("/");
  const { answer } = quoteForm(page);
  await expect(answer).toHaveAttribute("pattern", "10");
  await expect(answer).toHaveAttribute("title", "Please answer the security question correctly.");
  const { submit } = await fill(page, { answer: "9" });
  await submit.click();
  await expect(page).not.toHaveURL(/#sent/);
  await expect(page.getByText("Thank you!")).toBeHidden();
});

test("the form posts natively and lands on a thank-you", { tag: "@facts" }, async ({ page }) => {
  needsLocalServer("a request is really posted");
  await page.goto("/");
  const name = `No JavaScript ${randomUUID().slice(0, 8)}`;
  const { submit } = await fill(page, { name });
  await submit.click();
  await expect(page).toHaveURL(/\/#sent$/);
  await expect(page.getByText("Thank you! Your quote request has been submitted")).toBeInViewport();
  const kept = await keptQuotes(name);
  expect(kept).toHaveLength(1);
  expect(kept[0]?.project?.replace(/\r\n/g, "\n")).toBe(visitor.description);
});

test.describe("scripts that do not run", () => {
  test.use({ javaScriptEnabled: true, expectedErrors: /./ });
  const next = (page: Page) => page.getByRole("button", { name: "Next photo" });

  for (const [what, body] of Object.entries<undefined | ((source: string) => string)>({
    "scripts that do not come": undefined,
    "a script that throws": () => "throw new Error('broken')",
    "half a script": (source) => source.slice(0, source.length / 2),
    "a page in place of a script": () => "<!doctype html><title>Not found</title>",
  })) {
    test(`${what}: what needs scripts is hidden, and the form posts natively`, {
      tag: "@facts",
    }, async ({ page }) => {
      needsLocalServer("a request is really posted");
      await page.route(LATER_SCRIPTS, async (route) => {
        if (!body) return route.abort();
        const response = await route.fetch({ maxRetries: 2 });
        await route.fulfill({ response, body: body(await response.text()) });
      });
      await page.clock.install();
      await page.goto("/");
      await expect(next(page)).toBeHidden();
      // At once, then: nothing that waits would come to its end.
      await stopClock(page);
      const { submit } = await fill(page);
      await submit.click();
      await expect(page).toHaveURL(/#sent$/);
      await page.clock.resume();
      // Hiding what needs scripts moves what is below it.
      await expect(page.locator(":root")).toHaveAttribute("data-scripts", "failed");
      await expect(page.getByText("Thank you!")).toBeInViewport({ ratio: 1 });
      // The page that has come asks for its scripts as the test ends.
      await page.unrouteAll({ behavior: "ignoreErrors" });
    });
  }

  test("a starter that never comes: what needs scripts does not look alive", {
    tag: "@facts",
  }, async ({ page }) => {
    await page.route(/\/starter-/, (route) => route.abort());
    await page.goto("/");
    await expect(quoteForm(page).form).toBeVisible();
    await expect(next(page)).toBeHidden();
  });
});

test.describe("a visitor who saves data", () => {
  test.use({ javaScriptEnabled: true });

  test("gets the scripts with the first touch, not before", { tag: "@facts" }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    await page.clock.install();
    await page.goto("/");
    await expect(page.locator(":root")).toHaveAttribute("data-scripts", "waiting");
    await page.clock.runFor(10_000);
    const scripts = await page
      .locator("script[src]")
      .evaluateAll((all) => all.map((script) => (script as HTMLScriptElement).src));
    expect(scripts.filter((url) => LATER_SCRIPTS.test(url))).toEqual([]);
    await quoteForm(page).name.click();
    await expect(page.locator("form[data-island='ready']")).toBeVisible();
  });
});
