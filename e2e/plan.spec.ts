import type { Page } from "@playwright/test";
import { initialFinish, pictures } from "../lib/content/pictures";
import { type SlabPreset, slabPresets } from "../lib/content/services";
import { words } from "../lib/content/words";
import { isVehicle, placeOf } from "../lib/plan/scale";
import { priceSentence, sentencesOf, summaryOf } from "../lib/plan/sentences";
import type { Slab } from "../lib/plan/slab";
import { slabQuery } from "../lib/plan/url";
import { fill, quoteForm, setChannels, visitor } from "./form";
import {
  boundingBoxOf,
  expect,
  facts,
  holdBackScripts,
  observersHaveLooked,
  open,
  ready,
  sheetsOf,
  stopClock,
  test,
} from "./test";

const firstPreset = slabPresets[0] as SlabPreset;
const first = firstPreset?.slab as Slab;

test.skip(!first, "needs a service with a usual slab");

/** The plan's region, and what is in it. */
function planOn(page: Page) {
  const region = page.getByRole("region", { name: words.plan.title });
  return {
    region,
    lead: region.getByText(words.plan.lead),
    width: region.getByRole("slider", { name: "Width", exact: true }),
    length: region.getByRole("slider", { name: "Length", exact: true }),
    widthField: region.getByRole("spinbutton", { name: "Width in feet" }),
    lengthField: region.getByRole("spinbutton", { name: "Length in feet" }),
    joint: (number: number) => region.getByRole("button", { name: `Joint ${number} of` }),
    omitted: region.getByRole("button", { name: /^Joint/, pressed: false }),
    drawing: region.getByRole("img"),
    object: region.locator("[data-scale]"),
    line: (slab: Slab, omitted?: number[]) =>
      region.getByText(summaryOf(slab, omitted), { exact: true }).first(),
    message: region.getByRole("status").first(),
    quote: region.getByRole("link", { name: "Quote this slab" }),
    share: region.getByRole("button", { name: "Share this slab" }),
  };
}

/** Where on the page the section below the plan begins, in pixels. */
const placeBelow = (page: Page) =>
  page.locator("#about").evaluate((element) => element.getBoundingClientRect().y + scrollY);

/** Opens the page at the plan, and waits for its scripts. */
async function openPlan(page: Page, address?: string) {
  await open(page, address);
  const plan = planOn(page);
  await plan.region.scrollIntoViewIfNeeded();
  return plan;
}

test("a slab is drawn by keyboard, jointed as it needs", { tag: "@story" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { region, width, widthField, length, joint, line } = await openPlan(page);
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
  // If there is only one preset, it was chosen from the beginning.
  await expect(line(slabPresets.slice(1).at(-1)?.slab ?? thick)).toBeVisible();
  await test.step("chosen again, a slab has all its joints, and nothing that was half typed", async () => {
    test.skip(slabPresets.length < 2, "there is one preset");
    const firstPurpose = purposes.getByRole("radio").first();
    await firstPurpose.check();
    await joint(1).click();
    await widthField.fill("2");
    // On iOS a press on a choice leaves the focus in the field.
    for (const purpose of [purposes.getByRole("radio").last(), firstPurpose])
      await purpose.dispatchEvent("click");
    await expect(joint(1)).toHaveAttribute("aria-pressed", "true");
    await length.focus();
    await expect(widthField).toHaveValue(`${first.width}`);
  });
});

test("a size is typed or dragged, whichever comes last, and corrected to its limits", async ({
  page,
}) => {
  const { region, width, widthField, lengthField, line } = await openPlan(page);
  await widthField.fill("23");
  await expect(line({ ...first, width: 23 })).toBeVisible();
  await expect(width).toHaveValue("23");
  await width.press("ArrowRight");
  await expect(widthField).toHaveValue("24");
  await expect(widthField).toHaveAccessibleDescription("4 to 60 ft");
  // Each pair is what is typed when the field is left, and what it is corrected to.
  for (const [typed, corrected] of [
    ["600", 60],
    ["", 60],
  ] as const) {
    await widthField.fill(typed);
    await expect(region.getByText(/^Set to/)).toHaveCount(0);
    await lengthField.focus();
    await expect(widthField).toHaveValue(`${corrected}`);
    await expect(line({ ...first, width: corrected })).toBeVisible();
    await expect(
      region.getByRole("status").filter({ hasText: `Set to ${corrected} ft.` }),
    ).toBeVisible();
  }
  await widthField.fill("1e1");
  await lengthField.focus();
  await expect(widthField).toHaveValue("10");
  await test.step("a mouse wheel scrolls the page, and leaves the size as it is", async () => {
    await lengthField.hover();
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
    await expect(lengthField).not.toBeFocused();
    await expect(lengthField).toHaveValue(`${first.length}`);
  });
  await test.step("a slider that takes no focus, as on iOS, has the last word", async () => {
    await widthField.fill("2");
    await width.evaluate((slider) => {
      Reflect.set(HTMLInputElement.prototype, "value", "40", slider);
      slider.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await expect(widthField).toBeFocused();
    await expect(widthField).toHaveValue("40");
    await lengthField.focus();
    await expect(widthField).toHaveValue("40");
    await expect(line({ ...first, width: 40 })).toBeVisible();
  });
});

test("a joint that is taken out gives a crack, and the line counts what is left", {
  tag: "@translated",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { region, joint, message, drawing, line } = await openPlan(page);
  const lines = drawing.locator("path");
  const all = await lines.count();
  const before = await placeBelow(page);
  await joint(1).click();
  await expect(joint(1)).toHaveAttribute("aria-pressed", "false");
  // Two lines are new: the place of the joint, and the crack.
  await expect(lines).toHaveCount(all + 2);
  await expect(message).toHaveText("No joint 1? It cracks wherever it wants.");
  await expect(line(first, [0])).toBeVisible();
  await joint(1).press("Enter");
  await expect(joint(1)).toHaveAttribute("aria-pressed", "true");
  await expect(message).toHaveText(
    "Joint 1 is back. Now the crack stays in the joint. Try another.",
  );
  // On a phone the sentence has a line more than before, for which there is room.
  expect(await placeBelow(page)).toBe(before);
  await expect(lines).toHaveCount(all + 1);
  await expect(line(first)).toBeVisible();
  await test.step("in a page that a translator turns around, its number stays at the joint", async () => {
    const offset = async () => (await boundingBoxOf(joint(1))).x - (await boundingBoxOf(drawing)).x;
    const leftToRight = await offset();
    await page.locator(":root").evaluate((root) => root.setAttribute("dir", "rtl"));
    expect(await offset()).toBeCloseTo(leftToRight);
  });
  // Another purpose also adds words to the thickness, or takes them away.
  for (const { name, slab } of slabPresets) {
    await region.getByRole("radio", { name, exact: true }).check();
    await expect(line(slab)).toBeVisible();
  }
});

test("a size is read out when it rests, and of a joint only what became of it", async ({
  page,
}) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  await stopClock(page);
  const { region, width, line, drawing, omitted, joint, message } = planOn(page);
  await drawing.scrollIntoViewIfNeeded();
  const announced = region.getByRole("status").filter({ hasText: "inches thick" });
  await drawing.evaluate(
    (it) => new Promise((resolve) => new IntersectionObserver(resolve).observe(it)),
  );
  await page.clock.runFor(1000);
  // Nobody has changed anything, and where less motion is wanted nothing is shown by itself.
  await expect(announced).toHaveCount(0);
  await expect(omitted).toHaveCount(0);
  await width.press("ArrowRight");
  await page.clock.runFor(400);
  await width.press("ArrowRight");
  await page.clock.runFor(400);
  const slab = { ...first, width: first.width + 2 };
  await expect(line(slab)).toBeVisible();
  await expect(announced).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(announced).toHaveText(summaryOf(slab));
  await joint(1).press("Enter");
  await expect(message).toHaveText(/^No joint 1/);
  await page.clock.runFor(1000);
  await expect(announced).toHaveCount(0);
});

/** Where the page stands, and what has the focus. */
const placeOnPage = (page: Page) =>
  page.evaluate(() => [scrollY, document.activeElement?.id || document.activeElement?.tagName]);

/** Opens the page at the plan, with a clock that the test moves on, and waits until a joint is left out by itself. */
async function openDemonstration(page: Page) {
  await page.clock.install();
  await open(page);
  await stopClock(page);
  const plan = planOn(page);
  await plan.region.scrollIntoViewIfNeeded();
  const before = await placeOnPage(page);
  await expect.poll(() => page.clock.runFor(600).then(() => plan.omitted.count())).toBe(1);
  return { ...plan, before };
}

test("one joint leaves and comes back by itself, which moves and counts nothing", async ({
  page,
}) => {
  const { region, message, width, omitted, before, line } = await openDemonstration(page);
  await expect(region.getByText(/^No joint \d\?/)).toBeVisible();
  await expect(line(first)).toBeVisible();
  expect(await placeOnPage(page)).toEqual(before);
  await page.clock.runFor(3000);
  await expect(region.getByText("Pick a joint to take it out.")).toBeVisible();
  expect(await placeOnPage(page)).toEqual(before);
  // It is not read out, and not in the address.
  await expect(message).toBeEmpty();
  await expect(page).toHaveURL(/\/$/);
  await width.press("ArrowRight");
  await expect(region.getByText("Pick a joint to take it out.")).toBeVisible();
  await expect(omitted).toHaveCount(0);
});

test("the first press on another joint ends the demonstration", async ({ page }) => {
  const { region, message, omitted } = await openDemonstration(page);
  const last = region.getByRole("button", { name: /^Joint/ }).last();
  const name = (await last.getAttribute("aria-label")) ?? "";
  await expect(omitted).not.toHaveAccessibleName(name);
  await last.click();
  // The visitor's joint is out at once, and still when the other one would have come back by itself.
  for (const time of [0, 4000]) {
    await page.clock.runFor(time);
    await expect(omitted).toHaveCount(1);
    await expect(omitted).toHaveAccessibleName(name);
    await expect(message).toHaveText(/^No joint/);
  }
});

test("the first press on the joint of the demonstration puts it back", async ({ page }) => {
  const { message, omitted } = await openDemonstration(page);
  await omitted.click();
  await expect(omitted).toHaveCount(0);
  await expect(message).toHaveText(/^Joint \d is back/);
});

test("before its scripts the plan is a picture with its line, and nothing moves when they come", {
  tag: "@phone",
}, async ({ page }) => {
  const release = await holdBackScripts(page);
  await page.goto("/");
  const { region, lead, width, line, drawing, quote } = planOn(page);
  await region.scrollIntoViewIfNeeded();
  await expect(drawing).toHaveAccessibleName("Drawing of the slab");
  await expect(line(first)).toBeVisible();
  await expect(
    region.getByText("Size, thickness, finish, tear-out and access set the price."),
  ).toBeVisible();
  for (const control of [lead, quote, region.getByRole("slider")])
    await expect(control).toBeHidden();
  const before = await placeBelow(page);
  release();
  await ready(page);
  for (const control of [lead, quote, width]) await expect(control).toBeVisible();
  expect(await placeBelow(page)).toBe(before);
});

test("what stands on the slab for scale is an outline that is drawn to scale", {
  tag: "@phone",
}, async ({ page }) => {
  const preset = slabPresets.find(({ slab, scale }) => scale && placeOf(slab, scale));
  const place = preset?.scale && placeOf(preset.slab, preset.scale);
  if (!place) return test.skip(true, "nothing stands on a slab");
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { region, object, drawing, lengthField } = await openPlan(page);
  await region.getByRole("radio", { name: preset.name, exact: true }).check();
  const traffic = isVehicle(preset.scale) ? " for cars" : "";
  await expect(
    region.getByRole("radio", { name: `4 inches${traffic}`, exact: true }),
  ).toBeVisible();
  const [drawn, entire] = await Promise.all(
    [object, drawing.locator("rect").last()].map((one) =>
      one.evaluate((element) => {
        const { width, height } = element.getBoundingClientRect();
        return { long: Math.max(width, height), isWide: width > height };
      }),
    ),
  );
  // Lines have a width, so half a percent of the slab may be missing.
  const long = Math.max(place.width.size, place.length.size);
  const share = long / Math.max(preset.slab.width, preset.slab.length);
  expect((drawn?.long ?? 0) / (entire?.long ?? 1)).toBeCloseTo(share, 2);
  expect(drawn?.isWide).toBe(entire?.isWide);
  await expect(object).toHaveCSS("fill", "none");
  await lengthField.fill("4");
  await expect(object).toHaveCount(0);
});

/** The windows in which each of the two sheets is smallest. */
const windows = [
  [320, 568],
  [1152, 720],
] as const;

test("each joint has room for a finger in every window, and none is over another", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  // Slabs with the most joints, and with the closest ones.
  for (const [size, count] of [
    ["4x120x4", 19],
    ["60x4x4", 9],
    ["60x120x4", 16],
  ] as const) {
    const { region } = await openPlan(page, `/?slab=${size}#plan`);
    const joints = region.getByRole("button", { name: /^Joint/ });
    for (const [width, height] of windows)
      await test.step(`${size} at ${width} x ${height}`, async () => {
        await page.setViewportSize({ width, height });
        // Another sheet may come a moment later.
        await expect(async () => {
          const boxes = await joints.evaluateAll((all) =>
            all.map((one) => one.getBoundingClientRect().toJSON() as Box),
          );
          const message = await boundingBoxOf(region.getByText(/Pick a joint/));
          expect(boxes).toHaveLength(count);
          for (const [index, one] of boxes.entries()) {
            // WCAG 2.5.8 asks for 24 px.
            expect(Math.min(one.width, one.height)).toBeGreaterThan(23.9);
            expect(one.y + one.height).toBeLessThan(message.y + 5);
            for (const other of boxes.slice(index + 1))
              expect(overlapOf(one, other)).toBeLessThan(0.1);
          }
        }).toPass();
      });
    await page.goto("about:blank");
  }
});

type Box = { x: number; y: number; width: number; height: number };

/** How far two boxes lie over each other, in pixels; negative where they do not. */
function overlapOf(one: Box, other: Box): number {
  const right = Math.min(one.x + one.width, other.x + other.width);
  const bottom = Math.min(one.y + one.height, other.y + other.height);
  return Math.min(right - Math.max(one.x, other.x), bottom - Math.max(one.y, other.y));
}

const SHARED = `/?slab=20x40x4&kind=${firstPreset?.kind}&out=2#plan`;
const shared: Slab = { width: 20, length: 40, inches: 4 };

test("an older link to a slab opens it, without a demonstration, and then names it alone", async ({
  page,
}) => {
  await page.clock.install();
  await open(page, "/?fbclid=1&slab=20x40x4&finish=Broom+finish&out=2#plan");
  const { region, line, omitted } = planOn(page);
  await expect(region).toBeInViewport();
  await page.clock.runFor(5000);
  await expect(omitted).toHaveCount(1);
  await expect(omitted).toHaveAccessibleName(/^Joint 2 of 4/);
  await expect(region.getByText("No joint 2? It cracks wherever it wants.")).toBeVisible();
  await expect(line(shared, [1])).toBeVisible();
  await expect(page).toHaveURL(SHARED);
});

test("the URL follows after a pause, and brings back kind, size and joints", async ({ page }) => {
  const last = slabPresets.at(-1) as SlabPreset;
  // With motion, the demonstration could take out the same joint.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { region, width, joint, line } = await openPlan(page);
  await expect(page).toHaveURL(/\/$/);
  await region.getByRole("radio", { name: last.name, exact: true }).check();
  await width.press("ArrowLeft");
  const slab = { ...last.slab, width: last.slab.width - 1 };
  await joint(1).click();
  await expect(page).toHaveURL(/out=1#plan$/);
  const url = page.url();
  // The visitor comes from elsewhere, because on the same page the URL would only jump.
  await page.goto("about:blank");
  await open(page, url);
  await expect(line(slab, [0])).toBeVisible();
  await expect(region.getByRole("radio", { name: last.name, exact: true })).toBeChecked();
  await expect(page).toHaveURL(url);
});

test("a drawn slab stays in the address while photos are looked at", async ({ page }) => {
  const { width, line } = await openPlan(page);
  await width.press("ArrowRight");
  const slab = { ...first, width: first.width + 1 };
  const query = `[?]slab=${slab.width}x${slab.length}x${slab.inches}&kind=${firstPreset.kind}`;
  await expect(page).toHaveURL(new RegExp(`${query}#plan$`));
  for (const [button, anchor] of [
    ["Enlarge photo", "#photo-"],
    [/^All /, "#projects"],
  ] as const) {
    await page.getByRole("button", { name: button }).click();
    await expect(page).toHaveURL(new RegExp(query + anchor));
    await page.reload();
    await expect(line(slab)).toBeVisible();
  }
});

test("a change makes the anchor the plan's, but not the form's, and Back changes the slab alone", async ({
  page,
}) => {
  await page.clock.install();
  await open(page);
  await stopClock(page);
  const { width, quote } = planOn(page);
  await page.goto("/#projects");
  await width.press("ArrowRight");
  await expect(page).toHaveURL(/\/#plan$/);
  await quote.click();
  await width.press("ArrowRight");
  await page.clock.runFor(1000);
  const query = `/[?]slab=${first.width + 2}x[^#]*`;
  await expect(page).toHaveURL(new RegExp(`${query}#quote$`));
  // The pages before had not the slab in their addresses yet.
  for (const anchor of ["#plan", ""]) {
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${query}${anchor}$`));
  }
});

test("after Back the controls show the slab that is drawn, and no other", async ({ page }) => {
  await page.clock.install();
  await open(page);
  await stopClock(page);
  const { region, line } = planOn(page);
  const kinds = region.getByRole("group", { name: "What is it for?" }).getByRole("radio");
  await kinds.last().check();
  // The visitor leaves before the slab is in the address.
  await page.goto("/robots.txt");
  await page.clock.resume();
  await page.goBack();
  await ready(page);
  await expect(line(first)).toBeVisible();
  await expect(kinds.first()).toBeChecked();
});

test.describe("a slab is shared", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("by the system's dialog", async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      const share = async (data: ShareData) => Object.assign(window, { shared: data });
      Object.assign(navigator, { share });
    });
    const { region, share } = await openPlan(page, SHARED);
    await share.click();
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, "shared")))
      .toEqual({ title: sentencesOf(shared)[0], url: new URL(SHARED, baseURL).href });
    await test.step("and closed, which is no failure", async () => {
      await page.evaluate(() =>
        Object.assign(navigator, {
          share: () => Promise.reject(new DOMException("", "AbortError")),
        }),
      );
      await share.click();
      await observersHaveLooked(share);
      await expect(region.getByText("Copy this page's address instead.")).toHaveCount(0);
    });
  });

  test("by its URL where there is none, and it is said", async ({ page, baseURL }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
    await page.emulateMedia({ reducedMotion: "reduce" });
    const { region, share, width } = await openPlan(page);
    await share.click();
    const said = region.getByRole("status").filter({ hasText: "Link copied." });
    await expect(said).toBeVisible();
    const query = slabQuery({ slab: first, kind: firstPreset.kind, omitted: [] });
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      new URL(`/${query}#plan`, baseURL).href,
    );
    await test.step("the example is then the visitor's own slab", async () => {
      await expect(region.getByRole("status").filter({ hasText: summaryOf(first) })).toBeAttached();
      expect(await sheetsOf(page)).toBe(2);
    });
    await test.step("a second press is announced as well, by a new element", async () => {
      await said.evaluate(({ firstElementChild }) => firstElementChild?.setAttribute("id", "old"));
      await share.click();
      await expect(page.locator("#old")).toHaveCount(0);
      await expect(said).toBeVisible();
    });
    // The note goes when the slab changes, because the new one has not been shared.
    await width.press("ArrowRight");
    await expect(said).toHaveCount(0);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("blocked by the test"));
    });
    await share.click();
    await expect(region.getByText("Copy this page's address instead.")).toBeVisible();
    const changed = { ...first, width: first.width + 1 };
    expect(page.url()).toContain(
      `/${slabQuery({ slab: changed, kind: firstPreset.kind, omitted: [] })}#plan`,
    );
  });
});

test("a plan that was changed is printed on a page of its own", async ({ page }) => {
  // With motion, the demonstration could take out the same joint.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { joint } = await openPlan(page);
  await joint(1).click();
  const paper = page.locator("body > div", {
    hasText: "Ask whoever pours it where the joints go.",
  });
  await expect(paper).toBeHidden();
  // Without a plan of the visitor's own it is one sheet, as access.spec.ts shows.
  expect(await sheetsOf(page)).toBe(2);
  await page.emulateMedia({ media: "print" });
  await expect(paper.getByRole("img", { name: "Drawing of the slab" })).toBeVisible();
  const texts = [
    summaryOf(first, [0]),
    priceSentence(first, firstPreset) ?? "",
    facts.name,
    facts.phone,
  ];
  for (const text of texts) await expect(paper).toContainText(text);
});

test("the slab is written into the request", { tag: "@facts" }, async ({ page, hasTouch }) => {
  const slab = { ...first, width: first.width + 1 };
  const { form } = quoteForm(page);
  const { region, width, quote, joint } = await openPlan(page);
  await width.press("ArrowRight");
  await joint(1).press("Enter");
  const price = priceSentence(slab, firstPreset);
  const cost = region.getByText(/^Slabs like this usually run \$[\d,]+ to \$[\d,]+\.$/);
  await expect(cost).toHaveText(price ? [price] : []);
  // A finger or the keyboard presses the link. A mouse's click would be the same event.
  await (hasTouch ? quote.tap() : quote.press("Enter"));
  const size = `${slab.width} × ${slab.length} ft, ${slab.inches} inches thick.`;
  // Each sentence ends with one period.
  await expect(form.getByRole("status").last()).toHaveText(/^[^.]+(\. [^.]+)*\.$/);
  const field = form.getByRole("textbox", { name: "Slab" });
  for (const part of [size, price ?? "", "Without joint 1."])
    await expect.poll(() => field.inputValue()).toContain(part);
  await test.step("another slab takes its place, and what was typed stays", async () => {
    const { asked } = await setChannels(page, "accept");
    await page.getByRole("link", { name: "Ask for one like this" }).first().click();
    const photo = await form.getByRole("textbox", { name: "Photo" }).inputValue();
    const { submit, projectDescription } = await fill(page);
    await width.press("ArrowRight");
    await (hasTouch ? quote.tap() : quote.press("Enter"));
    await expect(field).toHaveValue(new RegExp(`^${firstPreset.name}, ${slab.width + 1} ×`));
    await expect(projectDescription).toHaveValue(visitor.projectDescription);
    await submit.click();
    await expect.poll(() => asked.length).toBe(1);
    const sent = decodeURIComponent((asked[0]?.request.postData() ?? "").replaceAll("+", " "));
    for (const part of [`Photo: ${photo}`, `Slab: ${firstPreset.name}, ${slab.width + 1} ×`])
      expect(sent).toContain(part);
    expect(sent).not.toContain(size);
  });
});

test("a slab comes in the finish that was chosen, and the page's own is nobody's choice", async ({
  page,
}) => {
  const chosen = pictures.finishes.find((it) => it.surface && it !== initialFinish)?.name;
  test.skip(!chosen || !initialFinish, "there is no finish to choose");
  const { form } = quoteForm(page);
  const { quote } = await openPlan(page);
  await quote.click();
  await expect(form.getByRole("textbox", { name: "Slab" })).not.toBeEmpty();
  const finish = form.getByRole("textbox", { name: "Finish", includeHidden: true });
  await expect(finish).toBeEmpty();
  await page.getByRole("radio", { name: chosen ?? "", exact: true }).check();
  await quote.click();
  await expect(finish).toHaveValue(chosen ?? "");
  await finish.fill("Broom, with a border");
  await quote.click();
  await expect(finish).toHaveValue("Broom, with a border");
});
