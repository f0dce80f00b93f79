import type { Page } from "@playwright/test";
import { geometryOf } from "../components/plan/plan-geometry";
import { pictures } from "../lib/content/pictures";
import { slabPresets } from "../lib/content/services";
import { finishTexts, formTexts, planTexts } from "../lib/site";
import { costOf, type Slab, sizeSentences, summaryOf } from "../lib/slab";
import { planOn } from "./plan";
import { expect, fill, open, quoteForm, setChannels, stopClock, test } from "./test";

const first = slabPresets[0]?.slab as Slab;

test.skip(!first, "needs a service with a usual slab");

/** Opens the page at the plan, and waits for its scripts. */
async function openPlan(page: Page, clock?: "stopped") {
  if (clock) await page.clock.install();
  await open(page);
  if (clock) await stopClock(page);
  const plan = planOn(page);
  await plan.region.scrollIntoViewIfNeeded();
  await expect(plan.width).toBeVisible();
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
  const purposes = region.getByRole("group", { name: planTexts.purpose });
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

test("a joint that is left out gives a crack, and put back it hides one", {
  tag: "@translated",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { region, joint, message } = await openPlan(page);
  const lines = region.getByRole("img").locator("path");
  const whole = await lines.count();
  await expect(joint(1)).toHaveAttribute("aria-pressed", "true");
  await joint(1).click();
  await expect(joint(1)).toHaveAttribute("aria-pressed", "false");
  // The place of the joint, and the crack.
  await expect(lines).toHaveCount(whole + 2);
  await expect(message).toHaveText(planTexts.omitted(1));
  await joint(1).press("Enter");
  await expect(joint(1)).toHaveAttribute("aria-pressed", "true");
  await expect(message).toHaveText(planTexts.restored(1, 2));
  await expect(lines).toHaveCount(whole + 1);
});

test.describe("the first time that the plan comes into view", () => {
  /** What must not change by itself: where the page stands, and who has the focus. */
  const stateOf = (page: Page) =>
    page.evaluate(() => [scrollY, document.activeElement?.id || document.activeElement?.tagName]);

  /** Waits until the plan has left a joint out, three seconds before the joint comes back. */
  const expectJointToLeave = (page: Page) =>
    expect.poll(() => page.clock.runFor(600).then(() => planOn(page).omitted.count())).toBe(1);

  test("one joint leaves and comes back by itself, and moves nothing else", async ({ page }) => {
    const { message, width, omitted } = await openPlan(page, "stopped");
    const before = await stateOf(page);
    await expectJointToLeave(page);
    await expect(message).toHaveText(/^Without joint \d/);
    expect(await stateOf(page)).toEqual(before);
    await page.clock.runFor(3000);
    await expect(message).toHaveText(/^Joint \d is back/);
    expect(await stateOf(page)).toEqual(before);
    await width.press("ArrowRight");
    await expect(message).toHaveText(planTexts.hint);
    await expect(omitted).toHaveCount(0);
  });

  test("it comes back as well if I press another joint meanwhile", async ({ page }) => {
    const { joint, message, omitted } = await openPlan(page, "stopped");
    const last = geometryOf(first).joints.length;
    await expectJointToLeave(page);
    await joint(last).click();
    await expect(omitted).toHaveCount(2);
    await page.clock.runFor(3000);
    await expect(omitted).toHaveText([String(last)]);
    await expect(message).toHaveText(planTexts.omitted(last));
  });

  test("what is below keeps its place", { tag: ["@phone", "@facts"] }, async ({ page }) => {
    await open(page);
    const below = page.locator("#projects");
    const place = () => below.evaluate((element) => element.getBoundingClientRect().y + scrollY);
    const { region, width } = planOn(page);
    await expect(width).toHaveCount(0);
    const before = await place();
    await region.scrollIntoViewIfNeeded();
    await expect(width).toBeVisible();
    expect(await place()).toBe(before);
  });
});

test("the slab arrives with the request", { tag: ["@facts", "@translated"] }, async ({
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
  if (price) await expect(region.getByText(planTexts.cost(costOf(slab, price)))).toBeVisible();
  // By a finger or by keyboard: a mouse's click is the same event.
  await (hasTouch ? quote.tap() : quote.press("Enter"));
  // So no size is asked.
  await expect(form.getByRole("group", { name: formTexts.questions.size })).toHaveCount(0);
  const channels = await setChannels(page, "accept");
  const written = { projectDescription: await description.inputValue() };
  const { submit, status } = await fill(page, written);
  await submit.click();
  await expect(status).toBeVisible();
  const body = channels.asked[0]?.request.postData() ?? "";
  const sent = decodeURIComponent(body.replaceAll("+", " "));
  expect(sent).toContain(sizeSentences(slab));
  if (finish) expect(sent).toContain(finishTexts.askText(finish));
  if (price) expect(sent).toContain(costOf(slab, price));
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the plan is a picture with its line", async ({ page }) => {
    await page.goto("/");
    const { region, line } = planOn(page);
    await expect(region.getByRole("img", { name: summaryOf(first) })).toBeVisible();
    await expect(line(first)).toBeVisible();
  });
});

test.describe("where its own script is lost", () => {
  test.use({ expectedErrors: /Failed to load|ChunkLoadError/ });
  test("the plan asks for no press", async ({ page }) => {
    await open(page);
    await page.route("**/*.js", (route) => route.abort());
    const { region } = planOn(page);
    await region.scrollIntoViewIfNeeded();
    await expect(region.getByText(planTexts.hint)).toBeHidden();
    await expect(region.getByText(planTexts.lead)).toBeHidden();
  });
});
