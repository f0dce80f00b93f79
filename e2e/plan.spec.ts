import type { Page } from "@playwright/test";
import { pictures } from "../lib/content/pictures";
import { services } from "../lib/content/services";
import { plan } from "../lib/site";
import { lineOf, type Slab, sizeOf } from "../lib/slab";
import { expectAccessible } from "./axe";
import { answerFirstChannel, expect, fill, finger, open, quoteForm, test } from "./test";

const flat = services.filter((service) => service.plan);
const first = flat[0]?.plan as Slab;

test.skip(!first, "needs a service with a plan");

/** The plan, once its scripts are there. */
async function planOn(page: Page) {
  await open(page);
  const region = page.getByRole("region", { name: plan.title });
  await region.scrollIntoViewIfNeeded();
  const width = region.getByRole("slider", { name: plan.width, exact: true });
  await expect(width).toBeVisible();
  return {
    region,
    width,
    length: region.getByRole("slider", { name: plan.length, exact: true }),
    joint: (number: number) => region.getByRole("button", { name: `Joint ${number} of` }),
    line: (slab: Slab) => region.getByText(lineOf(slab), { exact: true }),
    said: region.getByRole("status"),
  };
}

test("a slab is drawn by keyboard, with as many joints as it needs", { tag: "@story" }, async ({
  page,
}) => {
  const { region, width, length, line } = await planOn(page);
  await expect(line(first)).toBeVisible();
  await width.press("ArrowRight");
  await length.press("End");
  const slab = { ...first, width: first.width + 1, length: 120 };
  await expect(line(slab)).toBeVisible();
  await expect(region.getByRole("img", { name: lineOf(slab) })).toBeVisible();
  await region.getByRole("radio", { name: /^6 inches/ }).check();
  await expect(line({ ...slab, inches: 6 })).toBeVisible();
  await region.getByRole("radio").nth(1).check();
  await expect(line(flat[1]?.plan ?? first)).toBeVisible();
});

test("a joint that is left out gives a crack, and put back it hides one", {
  tag: "@phone",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { joint, said } = await planOn(page);
  await expect(joint(1)).toHaveAttribute("aria-pressed", "true");
  await joint(1).click();
  await expect(joint(1)).toHaveAttribute("aria-pressed", "false");
  await expect(said).toHaveText(plan.out(1));
  await joint(1).press("Enter");
  await expect(joint(1)).toHaveAttribute("aria-pressed", "true");
  await expect(said).toHaveText(plan.back(1));
});

test("one joint shows it by itself, once, unless somebody is typing", async ({ page }) => {
  const { said, region, width } = await planOn(page);
  await expect(said).toHaveText(/^Without joint \d/);
  await expect(said).toHaveText(/^Joint \d is back/);
  await width.press("ArrowRight");
  await expect(said).toHaveText(plan.hint);
  await expect(region.getByRole("button", { pressed: false })).toHaveCount(0);
});

test("fingers leave a joint out and make a slab longer", { tag: "@phone" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { length, joint, line } = await planOn(page);
  const { move } = await finger(page);
  const middle = async (of: typeof length) => {
    await of.scrollIntoViewIfNeeded();
    const box = await of.boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };
  await move({ x: 0, y: 0 }, await middle(joint(2)));
  await expect(joint(2)).toHaveAttribute("aria-pressed", "false");
  await move({ x: 400, y: 0 }, await middle(length));
  await expect(line({ ...first, length: 120 })).toBeVisible();
});

test("the slab arrives with the request, in the finish that is chosen", { tag: "@facts" }, async ({
  page,
}) => {
  const finish = pictures.finishes[1]?.name;
  const { region, width } = await planOn(page);
  if (finish) await page.getByRole("radio", { name: finish, exact: true }).check();
  await width.press("ArrowRight");
  await region.getByRole("link", { name: plan.quote }).click();
  const slab = { ...first, width: first.width + 1 };
  const { description } = quoteForm(page);
  await expect(description).toHaveValue(new RegExp(sizeOf(slab)));
  const text = await description.inputValue();
  if (finish) expect(text).toContain(plan.finish(finish));
  let sent = "";
  await answerFirstChannel(page, async (route) => {
    sent = decodeURIComponent((route.request().postData() ?? "").replaceAll("+", " "));
    await route.fulfill({ status: 200, body: "OK" });
  });
  const { submit, status } = await fill(page, { description: text });
  await submit.click();
  await expect(status).toBeVisible();
  expect(sent).toContain(sizeOf(slab));
});

test("a plan is accessible, also with very many joints", { tag: "@phone" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { width, length, joint } = await planOn(page);
  await joint(1).click();
  await expectAccessible(page, "[aria-labelledby='plan-title']");
  await width.press("End");
  await length.press("End");
  await expectAccessible(page, "[aria-labelledby='plan-title']");
  // Each can be pressed where its number stands.
  await joint(11).click();
  await expect(joint(11)).toHaveAttribute("aria-pressed", "false");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the plan is a picture with its line", async ({ page }) => {
    await page.goto("/");
    const region = page.getByRole("region", { name: plan.title });
    await expect(region.getByRole("img", { name: lineOf(first) })).toBeVisible();
    await expect(region.getByText(lineOf(first), { exact: true })).toBeVisible();
    await expect(region.getByRole("slider")).toHaveCount(0);
  });
});
