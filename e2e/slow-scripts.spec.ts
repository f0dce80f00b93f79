import type { Page } from "@playwright/test";
import {
  answerFirstChannel,
  expect,
  fill,
  hold,
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
  const arrive = await hold(page, LATER_SCRIPTS);
  await page.goto("/");
  await stopClock(page);
  return arrive;
}

/** Does what password managers and translators do: React finds another page than its own, and draws it anew. */
function changePage() {
  for (const field of document.querySelectorAll("#quote input, #quote textarea")) {
    field.after(document.createElement("div"));
  }
  for (const element of document.querySelectorAll("h2, label, #quote button")) {
    const font = document.createElement("font");
    font.append(...element.childNodes);
    element.append(font);
  }
}

for (const where of ["on the page as it was", "on a page that others have changed"]) {
  test(`an early press, word and submit count, ${where}`, async ({ page }) => {
    await answerFirstChannel(page, (route) => route.fulfill({ status: 200, body: "OK" }));
    // With the clock standing still, no slideshow answers in place of the press.
    const arrive = await openEarly(page);
    const { form, submit, status } = await fill(page, { name: "Early Bird" });
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    expect(kept).toContain("Early Bird");
    expect(kept).not.toContain("security-answer");
    if (where.endsWith("changed")) await page.evaluate(changePage);
    const photos = page.getByRole("group", { name: "Photos of past projects" });
    // Nobody else hears of it: React, which does a moment before it says so, would answer it as well.
    await page.evaluate(() => {
      const { dataset } = document.documentElement;
      addEventListener(
        "click",
        ({ isTrusted }) => Object.assign(dataset, isTrusted && { heard: "" }),
        true,
      );
    });
    await photos.getByRole("button", { name: "Next photo" }).click();
    await expect(page.locator("[data-heard]")).toHaveCount(0);
    // Another company has another number of photos.
    await expect(photos.getByText(/^1 \/ \d+$/)).toBeVisible();
    await submit.click();
    arrive();
    await expect(photos.getByText(/^2 \/ \d+$/)).toBeVisible();
    await expect(status).toContainText("Thank you!");
    await expect(form.getByText("Early Bird")).toBeVisible();
    await expect(page).not.toHaveURL(/#sent/);
  });
}

test("a press on a link that says more than its address counts as well", async ({ page }) => {
  const services = page.locator("#services");
  const photos = page.getByRole("group", { name: "Photos of past projects" });
  const description = quoteForm(page).description;
  for (const [link, told] of [
    [services.getByRole("link", { name: "Get Quote" }).first(), /^\w.*\. $/],
    [page.getByRole("link", { name: "Ask for one like this" }), /Like your photo/],
  ] as const) {
    const arrive = await openEarly(page);
    await link.click();
    await expect(page).toHaveURL(/#contact$/);
    arrive();
    await expect(description).toHaveValue(told);
    await page.evaluate(() => sessionStorage.clear());
  }
  const arrive = await openEarly(page);
  await services
    .getByRole("link", { name: /^See \d+ / })
    .first()
    .click();
  await expect(page).toHaveURL(/#photo-/);
  arrive();
  await expect(photos.getByText(/^1 \/ \d+$/)).toBeVisible();
  // It leads to a kind of work: the slideshow is not held, as it is at the address of one photo.
  await expect(photos).not.toHaveAttribute("data-state", "paused");
  await expect(
    page.getByRole("group", { name: "Kind of work" }).locator("[aria-pressed='true']"),
  ).not.toHaveText(/^All/);
});

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
  await page.reload();
  await expect(thanks).toBeHidden();
});

test("a turn of the wheel brings scripts in, whatever is still to come", async ({ page }) => {
  // Without it `load` waits, and with `load` the scripts.
  await hold(page, /\/photos\/hero/);
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.locator("[data-scripts='waiting']")).toBeAttached();
  await page.mouse.wheel(0, 100);
  await ready(page);
});
