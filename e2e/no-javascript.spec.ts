import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { gallery } from "../lib/gallery";
import {
  expect,
  fill,
  keptQuotes,
  LATER_SCRIPTS,
  messages,
  needsLocalServer,
  quoteForm,
  test,
  visitor,
} from "./test";

test.use({ javaScriptEnabled: false });

const next = (page: Page) => page.getByRole("button", { name: "Next photo" });

test("all can be read and seen, and the menu opens", {
  tag: "@phone",
}, async ({ page, isMobile }) => {
  await page.goto("/");
  for (const heading of await page.getByRole("heading").all()) await expect(heading).toBeVisible();
  const photos = page.getByRole("group", { name: "Photos", exact: true }).getByRole("img");
  const alts = photos.evaluateAll((all) => all.map((photo) => photo.getAttribute("alt")));
  expect(await alts).toEqual(gallery.map(({ alt }) => alt));
  await photos.last().scrollIntoViewIfNeeded();
  await expect(photos.last()).toBeInViewport();
  // What needs scripts is not offered.
  await expect(next(page)).toBeHidden();
  if (!isMobile) return;
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.locator("#menu").getByRole("link", { name: "About" }).tap();
  await expect(page.locator("#about-title")).toBeInViewport();
});

test("a wrong answer is stopped, a right one posted", {
  tag: "@story",
}, async ({ page }) => {
  await page.goto("/");
  const { answer } = quoteForm(page);
  await expect(answer).toHaveAttribute("pattern", "10");
  await expect(answer).toHaveAttribute("title", messages.wrongAnswer);
  const name = `No JavaScript ${randomUUID().slice(0, 8)}`;
  const { submit } = await fill(page, { name, answer: "9" });
  await submit.click();
  await expect(page).not.toHaveURL(/#sent/);
  await expect(page.getByText("Thank you!")).toBeHidden();
  needsLocalServer("a request is really posted");
  await answer.fill("10");
  await submit.click();
  await expect(page).toHaveURL(/\/#sent$/);
  await expect(page.getByText(messages.submitted)).toBeInViewport();
  const kept = await keptQuotes(name);
  expect(kept.map(({ project }) => project?.replace(/\r\n/g, "\n"))).toEqual([visitor.description]);
});

test.describe("scripts that do not run", () => {
  test.use({ javaScriptEnabled: true, expectedErrors: /./ });

  /** Lets the page's clock run until the page has seen that its scripts do not. */
  const given = (page: Page) =>
    expect
      .poll(async () => {
        await page.clock.runFor(3000);
        return page.locator(":root").getAttribute("data-scripts");
      })
      .toBe("failed");

  for (const [what, body] of [
    ["scripts that do not come", undefined],
    ["a page in place of a script", "<!doctype html><title>Not found</title>"],
  ] as const) {
    test(`${what}: what needs scripts is hidden, and the form posts natively at once`, {
      tag: "@story",
    }, async ({ page }) => {
      needsLocalServer("a request is really posted");
      await page.route(LATER_SCRIPTS, (route) =>
        body ? route.fulfill({ body, contentType: "text/html" }) : route.abort(),
      );
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 3_600_000);
      await page.goto("/");
      await given(page);
      await expect(next(page)).toBeHidden();
      const { submit } = await fill(page);
      await submit.click();
      await expect(page).toHaveURL(/#sent$/);
      // Hiding what needs scripts moves what is below it.
      await given(page);
      await expect(page.getByText("Thank you!")).toBeInViewport({ ratio: 1 });
      // The page that has come asks for its scripts as the test ends.
      await page.unrouteAll({ behavior: "ignoreErrors" });
    });
  }

  test("without the starter nothing looks alive that is not", {
    tag: "@story",
  }, async ({ page }) => {
    await page.route(/\/starter-/, (route) => route.abort());
    await page.goto("/");
    await expect(quoteForm(page).form).toBeVisible();
    await expect(next(page)).toBeHidden();
  });
});

test.describe("a visitor who saves data", () => {
  test.use({ javaScriptEnabled: true });

  test("gets the scripts with the first touch, not before", { tag: "@story" }, async ({ page }) => {
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
