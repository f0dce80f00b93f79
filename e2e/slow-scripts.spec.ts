import type { Page } from "@playwright/test";
import { fill, quoteForm, visitor } from "./form";
import { carousel } from "./photos";
import { expect, holdBackScripts, needsLocalServer, ready, stopClock, test } from "./test";

/**
 * Opens the page without its scripts; returns a function that lets them come. The browser's clock stands still, so that
 * no slideshow answers in place of a press.
 */
async function openEarly(page: Page) {
  await page.clock.install();
  const arrive = await holdBackScripts(page);
  await page.goto("/");
  await stopClock(page);
  return arrive;
}

test("early presses and words count", { tag: "@translated" }, async ({ page }) => {
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
  // Or else what needs scripts would be hidden.
  await expect(page.locator(":root")).toHaveAttribute("data-scripts", "requested");
});

test("an early press on a link to the form brings what it should, although I type by then", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const arrive = await openEarly(page);
  await page.locator("#services").getByRole("link", { name: "Get Quote" }).first().click();
  await expect(page).toHaveURL(/#contact$/);
  // I have been led there already, and may have gone on.
  const { name, projectDescription } = quoteForm(page);
  await name.fill(visitor.name);
  await page.evaluate(() => scrollTo(0, 0));
  arrive();
  await expect(projectDescription).toHaveValue(/^\w.*\. $/);
  await page.clock.runFor(100);
  await expect(projectDescription).not.toBeInViewport();
});

test("an early press on the photos counts once, unless I type or press Escape by then", async ({
  page,
}) => {
  const { shown, next, dot, expectCount } = carousel(page);
  const dialog = page.getByRole("dialog");
  // Beside the joint, which may lie over the middle.
  const pressPhoto = () => shown.click({ position: { x: 40, y: 150 } });
  const pressTwo = async () => {
    await dot(2).click();
    await next.click();
  };
  /** A press, what comes of it, and what I do before the scripts come. */
  const cases: [() => Promise<void>, () => Promise<void>, (() => Promise<void>)?][] = [
    [() => next.dblclick(), () => expectCount(2)],
    [() => next.click(), () => expectCount(1), () => quoteForm(page).name.fill(visitor.name)],
    [pressTwo, () => expectCount(3)],
    [pressPhoto, () => expect(dialog).toBeVisible()],
    [pressPhoto, () => expect(dialog).toHaveCount(0), () => page.keyboard.press("Escape")],
  ];
  for (const [press, outcome, meanwhile] of cases) {
    const arrive = await openEarly(page);
    await press();
    await expect(page.locator("[aria-busy='true']")).not.toHaveCount(0);
    await meanwhile?.();
    arrive();
    await ready(page);
    await expect(page.locator("[aria-busy='true']")).toHaveCount(0);
    await outcome();
  }
});

test("an early submit is sent by the browser at once, and thanked once", {
  tag: "@translated",
}, async ({ page, translated }) => {
  needsLocalServer("a request is really posted");
  // Some browsers and extensions hide the referrer.
  await page.addInitScript(() => Object.defineProperty(document, "referrer", { value: "" }));
  const arrive = await holdBackScripts(page);
  await page.goto("/");
  const { submit, name } = await fill(page, { name: "Late Scripts" });
  await submit.click();
  await expect(page).toHaveURL(/#sent$/);
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
