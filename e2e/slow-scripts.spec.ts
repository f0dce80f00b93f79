import type { Page } from "@playwright/test";
import { actionTexts, controlNames, projectTexts } from "../lib/site";
import {
  expect,
  fill,
  formPostOnly,
  holdBack,
  LATER_SCRIPTS,
  needsLocalServer,
  open,
  quoteForm,
  ready,
  stopClock,
  test,
  visitor,
} from "./test";

test.use({
  baseURL: formPostOnly,
  expectedErrors: /^Failed to load resource/,
});

/**
 * Opens the page without its scripts; returns a function that lets them come. The browser's clock stands still, so that
 * no slideshow answers in place of a press.
 */
async function openEarly(page: Page) {
  await page.clock.install();
  const arrive = await holdBack(page, LATER_SCRIPTS);
  await page.goto("/");
  await stopClock(page);
  return arrive;
}

const photosOf = (page: Page) => page.getByRole("group", { name: controlNames.carousel });

test("early presses and words count", { tag: "@translated" }, async ({ page }) => {
  const arrive = await openEarly(page);
  const { form, name, securityAnswer, projectDescription } = await fill(page);
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(kept).toContain(visitor.name);
  expect(kept).not.toContain("security-answer");
  const answers = form.getByRole("group").getByRole("button");
  for (const one of [answers.first(), answers.last(), answers.first()]) await one.click();
  await projectDescription.evaluate((field: HTMLTextAreaElement) => {
    field.focus();
    field.setSelectionRange(3, 3);
  });
  arrive();
  for (const one of [answers.first(), answers.last()])
    await expect(one).toHaveAttribute("aria-pressed", "true");
  await expect(name).toHaveValue(visitor.name);
  await expect(securityAnswer).toHaveValue("10");
  await expect(projectDescription).toHaveValue(/^\w.*, .*\. New driveway/);
  await expect(projectDescription).toBeFocused();
  const behind = projectDescription.evaluate(({ value, selectionEnd }: HTMLTextAreaElement) =>
    value.slice(selectionEnd),
  );
  expect(await behind).toBe(visitor.projectDescription.slice(3));
});

test("an early press chooses what I pressed, beside what a draft brings", {
  tag: "@translated",
}, async ({ page }) => {
  await open(page);
  await photosOf(page).getByRole("link", { name: projectTexts.ask }).click();
  const { form } = quoteForm(page);
  const remove = form.getByRole("button", { name: /^Remove / });
  await expect(remove).toBeVisible();
  const arrive = await openEarly(page);
  const answer = form.getByRole("group").getByRole("button").last();
  await answer.click();
  arrive();
  await expect(answer).toHaveAttribute("aria-pressed", "true");
  await expect(remove).toBeVisible();
});

test("an early press on the photos counts once, unless I type by then", async ({ page }) => {
  const photos = photosOf(page);
  for (const [typing, photo] of [
    [false, 2],
    [true, 1],
  ] as const) {
    const arrive = await openEarly(page);
    await photos.getByRole("button", { name: controlNames.next }).dblclick();
    if (typing) await quoteForm(page).name.fill(visitor.name);
    arrive();
    await ready(page);
    await expect(photos.getByText(new RegExp(`^${photo} / \\d+$`))).toBeVisible();
  }
});

test("a press on a link that says more than its address counts as well", async ({ page }) => {
  const arrive = await openEarly(page);
  await page.locator("#services").getByRole("link", { name: actionTexts.quote }).first().click();
  await expect(page).toHaveURL(/#contact$/);
  arrive();
  await expect(quoteForm(page).projectDescription).toHaveValue(/^\w.*\. $/);
});

test("an early press on a photo says that it will become large, unless I press Escape", async ({
  page,
}) => {
  const photos = photosOf(page);
  const photo = photos.getByRole("img").first();
  const busy = photos.locator("[aria-busy='true']");
  const dialog = page.getByRole("dialog");
  for (const escapes of [false, true]) {
    const arrive = await openEarly(page);
    // Beside the joint, which may lie over the middle.
    await photo.click({ position: { x: 40, y: 150 } });
    await expect(busy).toHaveCount(1);
    if (escapes) await page.keyboard.press("Escape");
    await expect(busy).toHaveCount(escapes ? 0 : 1);
    arrive();
    await ready(page);
    await expect(dialog).toHaveCount(escapes ? 0 : 1);
    await expect(busy).toHaveCount(0);
  }
});

test("an early submit is sent by the browser at once, and thanked once", {
  tag: "@translated",
}, async ({ page }) => {
  needsLocalServer("a request is really posted");
  // Without the clock of the tests, which hides how the page was loaded.
  const arrive = await holdBack(page, LATER_SCRIPTS);
  await page.goto("/");
  const { submit, name } = await fill(page, { name: "Late Scripts" });
  await submit.click();
  await expect(page).toHaveURL(/#sent$/);
  const thanks = page.getByText("Thank you!");
  await expect(thanks).toBeInViewport();
  // On a translated page React makes the thanks anew: they are still what the address leads to.
  arrive();
  await ready(page);
  await expect(thanks).toBeInViewport();
  await page.reload();
  await expect(thanks).toBeHidden();
  await expect(name).toHaveValue("");
});

test("a turn of the wheel brings scripts in, whatever is still to come", async ({ page }) => {
  // Without it `load` waits, and with `load` the scripts.
  await holdBack(page, /\/pictures\/hero/);
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.locator("[data-scripts='waiting']")).toBeAttached();
  await page.mouse.wheel(0, 100);
  await ready(page);
});

test("an early press on See all shows the grid", async ({ page }) => {
  const arrive = await openEarly(page);
  await photosOf(page)
    .getByRole("button", { name: /^See all/ })
    .click();
  arrive();
  await ready(page);
  await expect(photosOf(page).getByRole("button", { name: projectTexts.back })).toBeVisible();
});

test("a page whose scripts take over late is whole from then on", async ({ page }) => {
  const arrive = await openEarly(page);
  arrive();
  await ready(page);
  // The clock stands still: nobody has looked yet whether a part of the page waits.
  const setIsland = (state: string) =>
    photosOf(page).evaluate((element, state) => element.setAttribute("data-island", state), state);
  await setIsland("waiting");
  await page.clock.runFor(3000);
  const root = page.locator(":root");
  await expect(root).toHaveAttribute("data-scripts", "failed");
  await setIsland("ready");
  await expect(root).toHaveAttribute("data-scripts", "requested");
});
