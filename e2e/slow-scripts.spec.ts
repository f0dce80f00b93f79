import type { Page } from "@playwright/test";
import {
  expect,
  fill,
  holdScripts,
  keyless,
  LATER_SCRIPTS,
  messages,
  needsLocalServer,
  quoteForm,
  ready,
  stopClock,
  test,
} from "./test";

test.use({
  baseURL: keyless,
  expectedErrors: /^Failed to load resource|Minified React error #418/,
});

/** Opens the page without its scripts, and with the browser's clock standing still. */
async function openEarly(page: Page) {
  await page.clock.install();
  const arrive = await holdScripts(page);
  await page.goto("/");
  await stopClock(page);
  return arrive;
}

/** What may happen to the page before React comes to it. */
const changes = [
  ["nobody else changes the page", () => {}],
  [
    // Which makes React draw it anew.
    "a password manager and a translator change the page",
    () => {
      for (const field of document.querySelectorAll("#quote input, #quote textarea")) {
        field.after(document.createElement("div"));
      }
      for (const element of document.querySelectorAll("h2, label, #quote button")) {
        const font = document.createElement("font");
        font.append(...element.childNodes);
        element.append(font);
      }
    },
  ],
] as const;

test("no script but the starter is asked for before the page has loaded", async ({ page }) => {
  const early: string[] = [];
  let loaded = false;
  page.on("request", (request) => {
    if (!loaded && LATER_SCRIPTS.test(request.url())) early.push(request.url());
  });
  page.on("load", () => {
    loaded = true;
  });
  await page.goto("/");
  await ready(page);
  expect(early).toEqual([]);
});

for (const [what, change] of changes) {
  test(`a press that came too early is answered once the island is there, when ${what}`, async ({
    page,
  }) => {
    // With the clock standing still, no slideshow answers in its place.
    const arrive = await openEarly(page);
    const root = page.getByRole("group", { name: "Photos of past projects" });
    await page.evaluate(change);
    // Another company has another number of photos.
    await root.getByRole("button", { name: "Next photo" }).click();
    await expect(root.getByText(/^1 \/ \d+$/)).toBeVisible();
    arrive();
    await expect(root.getByText(/^2 \/ \d+$/)).toBeVisible();
  });

  test(`what was typed early stays, and an early submit is sent, when ${what}`, async ({
    page,
  }) => {
    needsLocalServer("a request is really posted");
    const arrive = await openEarly(page);
    const { form, submit, status } = await fill(page, { name: "Early Bird" });
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    expect(kept).toContain("Early Bird");
    expect(kept).not.toContain("security-answer");
    await page.evaluate(change);
    await submit.click();
    arrive();
    await expect(status).toContainText(messages.submitted);
    await expect(form.getByText("Early Bird")).toBeVisible();
    await expect(page).not.toHaveURL(/#sent/);
  });
}

test("after 3 seconds the browser sends an early submit; it is thanked once", async ({ page }) => {
  needsLocalServer("a request is really posted");
  const arrive = await openEarly(page);
  const { submit } = await fill(page, { name: "Late Scripts" });
  await submit.click();
  await page.clock.runFor(3000);
  await expect(page).toHaveURL(/#sent$/);
  const thanks = page.getByText(messages.submitted);
  await expect(thanks).toBeInViewport();
  await page.clock.resume();
  arrive();
  await expect(page).not.toHaveURL(/#sent/);
  await expect(thanks).toBeInViewport();
  await expect(quoteForm(page).name).toHaveValue("");
  await page.reload();
  await expect(thanks).toBeHidden();
});
