import type { Page } from "@playwright/test";
import { pictures } from "../lib/content/pictures";
import { slabPresets } from "../lib/content/services";
import { type Slab, summaryOf } from "../lib/slab";
import { quoteForm } from "./form";
import { expect, holdBackScripts, open, stopClock, test } from "./test";

const first = slabPresets[0]?.slab as Slab;

test.skip(!first, "needs a service with a usual slab");

/** The plan's region, and what is in it. */
function planOn(page: Page) {
  const region = page.getByRole("region", { name: "Draw your slab" });
  return {
    region,
    width: region.getByRole("slider", { name: "Width", exact: true }),
    length: region.getByRole("slider", { name: "Length", exact: true }),
    joint: (number: number) => region.getByRole("button", { name: `Joint ${number} of` }),
    omitted: region.getByRole("button", { pressed: false }),
    line: (slab: Slab) => region.getByText(summaryOf(slab), { exact: true }),
    message: region.getByRole("status"),
    quote: region.getByRole("link", { name: "Quote this slab" }),
  };
}

/** Opens the page at the plan, and waits for its scripts. */
async function openPlan(page: Page) {
  await open(page);
  const plan = planOn(page);
  await plan.region.scrollIntoViewIfNeeded();
  await expect(plan.width).toBeEnabled();
  return plan;
}

test("a slab is drawn by keyboard, jointed as it needs", { tag: "@story" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { region, width, length, joint, line } = await openPlan(page);
  await expect(line(first)).toBeVisible();
  await width.press("ArrowRight");
  await length.press("End");
  const slab = { ...first, width: first.width + 1, length: 120 };
  await expect(line(slab)).toBeVisible();
  await region.getByRole("radio", { name: /^6 inches/ }).check();
  const thick = { ...slab, inches: 6 };
  await expect(line(thick)).toBeVisible();
  const purposes = region.getByRole("group", { name: "What is it for?" });
  await purposes.getByRole("radio").last().check();
  // A single one is already chosen.
  await expect(line(slabPresets.slice(1).at(-1)?.slab ?? thick)).toBeVisible();
  await test.step("chosen again, a slab has all its joints", async () => {
    test.skip(slabPresets.length < 2, "there is one usual slab");
    const firstPurpose = purposes.getByRole("radio").first();
    await firstPurpose.check();
    await joint(1).click();
    await purposes.getByRole("radio").last().check();
    await firstPurpose.check();
    await expect(joint(1)).toHaveAttribute("aria-pressed", "true");
  });
});

test("a joint that is left out gives a crack", { tag: "@translated" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { region, joint, message } = await openPlan(page);
  const lines = region.getByRole("img").locator("path");
  const whole = await lines.count();
  await joint(1).click();
  await expect(joint(1)).toHaveAttribute("aria-pressed", "false");
  // The place of the joint, and the crack.
  await expect(lines).toHaveCount(whole + 2);
  await expect(message).toHaveText("Without joint 1 it cracks where it likes.");
  await joint(1).press("Enter");
  await expect(joint(1)).toHaveAttribute("aria-pressed", "true");
  await expect(message).toHaveText(/^Joint 1 is back\. .* Now press another\.$/);
  await expect(lines).toHaveCount(whole + 1);
});

/** Where the page stands, and what has the focus. */
const placeOf = (page: Page) =>
  page.evaluate(() => [scrollY, document.activeElement?.id || document.activeElement?.tagName]);

/** Opens the page at the plan, with a clock that the test moves on, and waits until a joint is left out by itself. */
async function openDemonstration(page: Page) {
  await page.clock.install();
  await open(page);
  await stopClock(page);
  const plan = planOn(page);
  await plan.region.scrollIntoViewIfNeeded();
  await expect(plan.width).toBeEnabled();
  const before = await placeOf(page);
  await expect.poll(() => page.clock.runFor(600).then(() => plan.omitted.count())).toBe(1);
  return { ...plan, before };
}

test("one joint leaves and comes back by itself, and moves nothing else", async ({ page }) => {
  const { region, message, width, omitted, before } = await openDemonstration(page);
  await expect(region.getByText(/^Without joint \d/)).toBeVisible();
  expect(await placeOf(page)).toEqual(before);
  await page.clock.runFor(3000);
  await expect(region.getByText(/^Joint \d is back/)).toBeVisible();
  expect(await placeOf(page)).toEqual(before);
  // It is not read out.
  await expect(message).toBeEmpty();
  await width.press("ArrowRight");
  await expect(region.getByText("Press a joint to leave it out.")).toBeVisible();
  await expect(omitted).toHaveCount(0);
});

test("my first press on another joint ends the demonstration", async ({ page }) => {
  const { region, message, omitted } = await openDemonstration(page);
  const last = region.getByRole("button", { name: /^Joint/ }).last();
  const name = (await last.getAttribute("aria-label")) ?? "";
  await expect(omitted).not.toHaveAccessibleName(name);
  await last.click();
  // At once, and when the other one would have come back by itself.
  for (const time of [0, 4000]) {
    await page.clock.runFor(time);
    await expect(omitted).toHaveCount(1);
    await expect(omitted).toHaveAccessibleName(name);
    await expect(message).toHaveText(/^Without joint/);
  }
});

test("before its scripts the plan is a picture with its line, and nothing moves when they come", {
  tag: ["@phone", "@facts"],
}, async ({ page }) => {
  await open(page);
  const release = await holdBackScripts(page);
  const { region, width, line, quote } = planOn(page);
  const below = page.locator("#projects");
  const place = () => below.evaluate((element) => element.getBoundingClientRect().y + scrollY);
  await quote.focus();
  await expect(width).toBeDisabled();
  await expect(region.getByRole("img", { name: summaryOf(first) })).toBeVisible();
  await expect(line(first)).toBeVisible();
  const before = await place();
  release();
  await expect(width).toBeEnabled();
  expect(await place()).toBe(before);
  await expect(quote).toBeFocused();
});

test("the slab is written into the request", { tag: ["@facts", "@translated"] }, async ({
  page,
  hasTouch,
}) => {
  const finish = pictures.finishes.filter(({ surface }) => surface)[1]?.name;
  const slab = { ...first, width: first.width + 1 };
  const price = slabPresets[0]?.price;
  const { projectDescription: description, form } = quoteForm(page);
  const { region, width, quote } = await openPlan(page);
  if (finish) await page.getByRole("radio", { name: finish, exact: true }).check();
  await width.press("ArrowRight");
  const cost = region.getByText(/^Most like it come to \$[\d,]+ to \$[\d,]+\.$/);
  await expect(cost).toHaveCount(price ? 1 : 0);
  const told = price ? await cost.innerText() : "";
  // By a finger or by keyboard: a mouse's click is the same event.
  await (hasTouch ? quote.tap() : quote.press("Enter"));
  // So no size is asked.
  await expect(form.getByRole("group", { name: "How big?" })).toHaveCount(0);
  // What is in the description is sent with it.
  const size = `${slab.width} x ${slab.length} ft, ${slab.inches} inches thick.`;
  for (const part of [size, told, finish ?? ""])
    await expect.poll(() => description.inputValue()).toContain(part);
});
