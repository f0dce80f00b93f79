import type { Page } from "@playwright/test";
import { fill, quoteForm, visitor } from "./form";
import { carousel } from "./photos";
import { expect, holdBackScripts, needsLocalServer, ready, stopClock, test } from "./test";

/** What was pressed, and waits for the scripts. */
const waiting = (page: Page) => page.locator("[aria-busy='true']");

/**
 * Opens the page without its scripts; returns a function that lets them come, and waits until they have repeated every
 * press. The browser's clock stands still, so that no slideshow answers in place of a press.
 */
async function openEarly(page: Page) {
  await page.clock.install();
  const release = await holdBackScripts(page);
  await page.goto("/");
  await stopClock(page);
  return async () => {
    release();
    await ready(page);
    await expect(waiting(page)).toHaveCount(0);
  };
}

test("what I type and choose early is kept", { tag: "@translated" }, async ({ page }) => {
  const arrive = await openEarly(page);
  const { form, name, securityAnswer, projectDescription } = await fill(page);
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(kept).toContain(visitor.name);
  const answers = form.getByRole("group").getByRole("button");
  for (const one of [answers.first(), answers.last(), answers.first()]) await one.click();
  await projectDescription.evaluate((field: HTMLTextAreaElement) => {
    field.focus();
    field.setSelectionRange(3, 3);
  });
  await arrive();
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
  // Or else what needs scripts would be hidden.
  await expect(page.locator(":root")).toHaveAttribute("data-scripts", "requested");
});

test("while I type, what an early link brings arrives, and Next does nothing", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const arrive = await openEarly(page);
  await page.locator("#services").getByRole("link", { name: "Get Quote" }).first().click();
  await expect(page).toHaveURL(/#contact$/);
  // I have been led there already, and may have gone on.
  const { next, expectCount } = carousel(page);
  await next.click();
  await expect(waiting(page)).toHaveCount(1);
  const { name, projectDescription } = quoteForm(page);
  await name.fill(visitor.name);
  await page.evaluate(() => scrollTo(0, 0));
  await arrive();
  await expect(projectDescription).toHaveValue(/^\w.*\. $/);
  await page.clock.runFor(100);
  await expect(projectDescription).not.toBeInViewport();
  await expectCount(1);
});

test("each button that I can press early can be told from the others", async ({ page }) => {
  await openEarly(page);
  const buttons = page.locator("[data-island] [type='button']:enabled:visible");
  const identities = await buttons.evaluateAll((all: HTMLElement[]) =>
    all.map(({ dataset }) => dataset.press),
  );
  expect(identities).toContain("next");
  expect(identities).not.toContain(undefined);
  expect(identities).toEqual([...new Set(identities)]);
});

// Beside the joint, which may lie over the middle of the photo.
const besideJoint = { position: { x: 40, y: 150 } };

test("early presses count once each, in order, unless Escape calls them off", async ({ page }) => {
  const arrive = await openEarly(page);
  const { shown, next, dot, expectCount } = carousel(page);
  await shown.click(besideJoint);
  await expect(waiting(page)).toHaveCount(1);
  await page.keyboard.press("Escape");
  await dot(2).click();
  await next.dblclick();
  await expect(waiting(page)).toHaveCount(2);
  await arrive();
  await expectCount(3);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("an early press on a photo enlarges it", async ({ page }) => {
  const arrive = await openEarly(page);
  await carousel(page).shown.click(besideJoint);
  await arrive();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("an early submit is thanked once", { tag: "@translated" }, async ({ page, translated }) => {
  needsLocalServer("a request is really posted");
  // Some browsers and extensions hide the referrer.
  await page.addInitScript(() => Object.defineProperty(document, "referrer", { value: "" }));
  const arrive = await holdBackScripts(page);
  await page.goto("/");
  const { submit, name } = await fill(page, { name: "Late Scripts" });
  await submit.click();
  const thanks = page.getByText("Thank you!");
  await expect(thanks).toBeInViewport();
  // Whoever has read them may go on. On a translated page React makes them anew, and the address leads to them again.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(() => scrollTo(0, 0));
  arrive();
  await ready(page);
  const seen = translated ? expect(thanks) : expect(thanks).not;
  await seen.toBeInViewport();
  await page.reload();
  await expect(thanks).toBeHidden();
  await expect(name).toHaveValue("");
});
