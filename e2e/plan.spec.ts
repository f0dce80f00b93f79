import type { Locator, Page } from "@playwright/test";
import { type UsualSlab, usualSlabs } from "../lib/content/services";
import { words } from "../lib/content/words";
import { isVehicle, placeOf } from "../lib/plan/scale";
import { priceSentence, sentencesOf, summaryOf } from "../lib/plan/sentences";
import { jointsOf, type Slab } from "../lib/plan/slab";
import { slabQuery } from "../lib/plan/url";
import { fill, quoteForm, setChannels, visitor } from "./form";
import { finger } from "./photos";
import {
  boundingBoxOf,
  expect,
  facts,
  holdBackScripts,
  observersHaveLooked,
  open,
  ready,
  reload,
  sheetsOf,
  stopClock,
  test,
} from "./test";

const firstUsual = usualSlabs[0] as UsualSlab;
const first = firstUsual?.slab as Slab;

test.skip(!first, "needs a service with a usual slab");

/** The plan's region, and what is in it. */
function planOn(page: Page) {
  const region = page.getByRole("region", { name: words.plan.title });
  // The page has the drawing on two sheets, of which one is shown.
  const drawing = region.getByRole("img");
  return {
    region,
    lead: region.getByText(words.plan.lead),
    width: region.getByRole("slider", { name: "Width", exact: true }),
    length: region.getByRole("slider", { name: "Length", exact: true }),
    widthField: region.getByRole("spinbutton", { name: "Width in feet" }),
    lengthField: region.getByRole("spinbutton", { name: "Length in feet" }),
    joint: (number: number) => region.getByRole("button", { name: `Joint ${number} of` }),
    omitted: region.getByRole("button", { name: /^Joint/, pressed: false }),
    drawing,
    object: drawing.locator("[data-scale]"),
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
  const kinds = region.getByRole("group", { name: "What is it for?" }).getByRole("radio");
  await kinds.last().check();
  // If there is only one usual slab, it was chosen from the beginning.
  await expect(line(usualSlabs.slice(1).at(-1)?.slab ?? thick)).toBeVisible();
  await test.step("chosen again, a slab has all its joints, and nothing that was half typed", async () => {
    test.skip(usualSlabs.length < 2, "there is one usual slab");
    await kinds.first().check();
    await joint(1).click();
    await widthField.fill("2");
    // On iOS a press on a choice leaves the focus in the field.
    for (const kind of [kinds.last(), kinds.first()]) await kind.dispatchEvent("click");
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
  // Another kind also adds words to the thickness, or takes them away.
  for (const { name, slab } of usualSlabs) {
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
  // It is not read out.
  await expect(message).toBeEmpty();
  await width.press("ArrowRight");
  await expect(region.getByText("Pick a joint to take it out.")).toBeVisible();
  await expect(omitted).toHaveCount(0);
});

test("a press on another joint than that of the demonstration takes this one out, and puts that one back", async ({
  page,
}) => {
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

test("a press on the joint of the demonstration puts it back", async ({ page }) => {
  const { message, omitted } = await openDemonstration(page);
  await omitted.click();
  await expect(omitted).toHaveCount(0);
  await expect(message).toHaveText(/^Joint \d is back/);
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true });

  test("a swipe that scrolls the page and begins on a slider changes nothing", async ({ page }) => {
    const { width, omitted } = await openDemonstration(page);
    await width.evaluate((slider) =>
      slider.scrollIntoView({ block: "center", behavior: "instant" }),
    );
    const before = await page.evaluate(() => scrollY);
    const slider = await boundingBoxOf(width);
    const x = slider.x + slider.width - 20;
    const y = slider.y + slider.height / 2;
    const { down, move } = await finger(page);
    await down(x, y);
    for (const up of [10, 40, 80, 120]) await move(x, y - up);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
    await expect(width).toHaveValue(`${first.width}`);
    // The demonstration goes on.
    await expect(omitted).toHaveCount(1);
  });

  test("two fingers that zoom the page change nothing, whichever is on a slider", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const { region, length } = await openPlan(page);
    const { x, y, width, height } = await boundingBoxOf(length);
    const end = { x: x + width - 5, y: y + height / 2 };
    const heading = await boundingBoxOf(region.getByRole("heading"));
    const { down, move, up } = await finger(page);
    for (const [one, other] of [
      [end, heading],
      [heading, end],
    ] as const) {
      await down(one.x, one.y);
      // Chromium moves the slider to the finger at once.
      if (one === end) await expect(length).not.toHaveValue(`${first.length}`);
      await down(one.x, one.y, other);
      await expect(length).toHaveValue(`${first.length}`);
      await move(one.x - 30, one.y, { x: other.x - 30, y: other.y });
      // The finger that is left is on the slider.
      for (const left of [40, 60]) await move(end.x - left, end.y);
      await observersHaveLooked(length);
      await expect(length).toHaveValue(`${first.length}`);
      await up();
    }
    await down(end.x, end.y);
    await expect(length).not.toHaveValue(`${first.length}`);
  });
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
  const usual = usualSlabs.find(({ slab, scale }) => scale && placeOf(slab, scale));
  const place = usual?.scale && placeOf(usual.slab, usual.scale);
  if (!place) return test.skip(true, "nothing stands on a slab");
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { region, object, drawing, lengthField } = await openPlan(page);
  await region.getByRole("radio", { name: usual.name, exact: true }).check();
  const thickness = isVehicle(usual.scale) ? "4 inches for cars" : "4 inches";
  await expect(region.getByRole("radio", { name: thickness, exact: true })).toBeVisible();
  const drawn = await boundingBoxOf(object);
  const entire = await boundingBoxOf(drawing.locator("rect").last());
  const isWide = entire.width > entire.height;
  const [across, down] = isWide ? [place.length, place.width] : [place.width, place.length];
  // Lines have a width, so half a percent of the slab may be missing.
  const { width, length } = usual.slab;
  expect(drawn.width / entire.width).toBeCloseTo(across.size / (isWide ? length : width), 2);
  expect(drawn.height / entire.height).toBeCloseTo(down.size / (isWide ? width : length), 2);
  await expect(object).toHaveCSS("fill", "none");
  await lengthField.fill("4");
  await expect(object).toHaveCount(0);
});

/** The windows in which each sheet is smallest. */
const windows = [
  [320, 568],
  [1024, 400],
  [480, 320],
] as const;

test("each joint has room for a finger, and its message is clear of it, in every window", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  // Slabs with the most joints, and with the closest ones.
  for (const [size, count] of [
    ["4x120x4", 19],
    ["60x4x4", 9],
    ["60x120x4", 16],
    ["60x61x4", 11],
  ] as const) {
    const { region, drawing } = await openPlan(page, `/?slab=${size}#plan`);
    const joints = region.getByRole("button", { name: /^Joint/ });
    for (const [width, height] of windows)
      await test.step(`${size} at ${width} x ${height}`, async () => {
        await page.setViewportSize({ width, height });
        const boxes = await boxesOf(joints);
        expect(boxes).toHaveLength(count);
        for (const [index, one] of boxes.entries()) {
          // WCAG 2.5.8 asks for 24 px.
          expect(Math.min(one.width, one.height)).toBeGreaterThan(23.9);
          for (const other of boxes.slice(index + 1))
            expect(overlapOf(one, other)).toBeLessThan(0.1);
        }
        const message = await boundingBoxOf(region.getByText(/Pick a joint/));
        for (const number of await boxesOf(joints.locator("span")))
          expect(overlapOf(number, message)).toBeLessThan(0);
        // Drawing and message are seen together.
        const { y } = await boundingBoxOf(drawing);
        const bar = await boundingBoxOf(page.getByRole("banner"));
        expect(message.y + message.height - y).toBeLessThan(height - bar.height);
      });
    await page.goto("about:blank");
  }
});

test("the drawing is read on a phone's side, and its message is clear of all else, however long", async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { region, drawing, joint } = await openPlan(page);
  expect(await smallestText(drawing.locator("text"))).toBeGreaterThan(12);
  await page.setViewportSize({ width: 320, height: 568 });
  await page.locator(":root").evaluate((root) => root.style.setProperty("font-size", "200%"));
  await joint(1).press("Enter");
  const message = region.getByRole("status").first();
  // Some languages need twice as many letters.
  await message.locator("span").evaluate((it) => it.append(` ${it.textContent}`));
  const clear = await boundingBoxOf(message);
  for (const other of [
    region.getByText("Width", { exact: true }),
    region.getByText("4 to 60 ft"),
    joint(jointsOf(first).length).locator("span"),
  ])
    expect(overlapOf(clear, await boundingBoxOf(other))).toBeLessThan(0);
});

/** The size of the smallest text, in pixels. What is drawn is scaled, and may be turned. */
const smallestText = (all: Locator) =>
  all.evaluateAll((each) => {
    const sizes = each
      .filter((one) => one.checkVisibility() && /\S/.test(one.firstChild?.nodeValue ?? ""))
      .map((one) => {
        const { a, b } = one instanceof SVGGraphicsElement ? (one.getScreenCTM() ?? {}) : {};
        return Number.parseFloat(getComputedStyle(one).fontSize) * Math.hypot(a ?? 1, b ?? 0);
      });
    return Math.min(...sizes);
  });

const boxesOf = (all: Locator) =>
  all.evaluateAll((each) => each.map((one) => one.getBoundingClientRect().toJSON() as Box));

type Box = { x: number; y: number; width: number; height: number };

/** How far two boxes lie over each other, in pixels; negative where they do not. */
function overlapOf(one: Box, other: Box): number {
  const right = Math.min(one.x + one.width, other.x + other.width);
  const bottom = Math.min(one.y + one.height, other.y + other.height);
  return Math.min(right - Math.max(one.x, other.x), bottom - Math.max(one.y, other.y));
}

/** The slab of an older URL, which names no kind of work. */
const SHARED = "/?fbclid=1&slab=20x40x4&finish=Broom+finish&out=2#plan";
const shared: Slab = { width: 20, length: 40, inches: 4 };

test("an older URL of a slab opens it, without a demonstration", async ({ page }) => {
  await page.clock.install();
  await open(page, SHARED);
  const { region, line, omitted } = planOn(page);
  await expect(region).toBeInViewport();
  await page.clock.runFor(5000);
  await expect(omitted).toHaveCount(1);
  await expect(omitted).toHaveAccessibleName(/^Joint 2 of 4/);
  await expect(region.getByText("No joint 2? It cracks wherever it wants.")).toBeVisible();
  await expect(line(shared, [1])).toBeVisible();
});

test("a URL of a slab leads to it, whatever became of its fragment, and only when it is opened", async ({
  page,
}) => {
  const query = slabQuery({ slab: { ...first, inches: 6 }, kind: firstUsual.kind, omitted: [] });
  const { region, line } = planOn(page);
  const heading = region.getByRole("heading");
  const places: number[] = [];
  for (const end of ["#plan", "", "#plan.", "#plan&utm_source=mail", "%23plan"]) {
    await page.goto("/robots.txt");
    await open(page, `/${query}${end}`);
    await expect(line({ ...first, inches: 6 })).toBeVisible();
    await expect(heading).toBeInViewport();
    await observersHaveLooked(heading);
    places.push(await page.evaluate(() => scrollY));
  }
  expect(new Set(places).size, places.join()).toBe(1);
  await test.step("it keeps the place after a reload", async () => {
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await reload(page);
    await expect(line({ ...first, inches: 6 })).toBeAttached();
    await expect(heading).not.toBeInViewport();
  });
  await test.step("and of a visitor who reads something else when scripts come", async () => {
    const release = await holdBackScripts(page);
    await page.goto(`/${query}#about`);
    await page.evaluate(() => scrollBy({ top: -200, behavior: "instant" }));
    const before = await page.evaluate(() => scrollY);
    release();
    await ready(page);
    await expect(line({ ...first, inches: 6 })).toBeAttached();
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });
});

test("after Back the controls show the slab that is drawn, and no other", async ({ page }) => {
  const { region, line } = await openPlan(page);
  const kinds = region.getByRole("group", { name: "What is it for?" }).getByRole("radio");
  await kinds.last().check();
  // Drawing changes no address, so the slab goes with the page.
  await page.goto("/robots.txt");
  await page.goBack();
  await ready(page);
  await expect(line(first)).toBeVisible();
  await expect(kinds.first()).toBeChecked();
});

test.describe("a slab is shared", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("by the system's dialog, without the joint of the demonstration", async ({
    page,
    baseURL,
  }) => {
    await page.addInitScript(() => {
      const share = async (data: ShareData) => Object.assign(window, { shared: data });
      Object.assign(navigator, { share });
    });
    const { region, share, omitted } = await openDemonstration(page);
    await share.click();
    await expect(omitted).toHaveCount(0);
    const query = slabQuery({ slab: first, kind: firstUsual.kind, omitted: [] });
    expect(await page.evaluate(() => Reflect.get(window, "shared"))).toEqual({
      title: sentencesOf(first)[0],
      url: new URL(`/${query}#plan`, baseURL).href,
    });
    await test.step("and closed, which is no failure", async () => {
      await page.clock.resume();
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

  test("by its URL where there is none, which brings back kind, size and joints", async ({
    page,
  }) => {
    const last = usualSlabs.at(-1) as UsualSlab;
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
    await page.emulateMedia({ reducedMotion: "reduce" });
    const { region, share, width, joint, line } = await openPlan(page);
    const kind = region.getByRole("radio", { name: last.name, exact: true });
    await kind.check();
    await width.press("ArrowLeft");
    await joint(1).click();
    await share.click();
    const said = region.getByRole("status").filter({ hasText: "Link copied." });
    await expect(said).toBeVisible();
    const url = await page.evaluate(() => navigator.clipboard.readText());
    await test.step("a second press is announced as well, by a new element", async () => {
      await said.evaluate(({ firstElementChild }) => firstElementChild?.setAttribute("id", "old"));
      await share.click();
      await expect(page.locator("#old")).toHaveCount(0);
      await expect(said).toBeVisible();
    });
    // The note goes when the slab changes, because the new one has not been shared.
    await width.press("ArrowLeft");
    await expect(said).toHaveCount(0);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("blocked by the test"));
    });
    await share.click();
    await expect(region.getByText("Copy this page's address instead.")).toBeVisible();
    const slab = { ...last.slab, width: last.slab.width - 1 };
    const narrower = { ...slab, width: slab.width - 1 };
    for (const [address, drawn, omitted] of [
      [url, slab, [0]],
      [page.url(), narrower, []],
    ] as const) {
      // The visitor comes from elsewhere, because on the same page the URL would only jump.
      await page.goto("about:blank");
      await open(page, address);
      await expect(line(drawn, [...omitted])).toBeVisible();
      await expect(kind).toBeChecked();
    }
  });
});

test("a plan that was changed or shared is printed on a sheet of its own, however the paper lies", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { region, joint, share } = await openPlan(page);
  const papers = [{ format: "Letter" }, { format: "A4", landscape: true }];
  const sheets = async () => {
    const counts: number[] = [];
    for (const paper of papers) counts.push(await sheetsOf(page, paper));
    return counts;
  };
  const before = await sheets();
  await share.click();
  expect(await sheets()).toEqual(before.map((count) => count + 1));
  await expect(region.getByRole("status").filter({ hasText: summaryOf(first) })).toBeAttached();
  await joint(1).click();
  const paper = page.locator("body > div", {
    hasText: "Ask whoever pours it where the joints go.",
  });
  await expect(paper).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(paper.getByRole("heading")).toBeVisible();
  const drawing = paper.getByRole("img", { name: "Drawing of the slab" });
  for (const { index } of jointsOf(first))
    await expect(drawing.getByText(`${index + 1}`, { exact: true })).toBeVisible();
  const texts = [
    summaryOf(first, [0]),
    priceSentence(first, firstUsual) ?? "",
    facts.name,
    facts.phone,
  ];
  for (const text of texts) await expect(paper).toContainText(text);
  await test.step("no text on paper is smaller than 8 pt", async () => {
    expect((await smallestText(page.locator("body *"))) * 0.75).toBeGreaterThan(7.99);
  });
});

test("the slab is written into the request", { tag: "@facts" }, async ({ page }) => {
  const slab = { ...first, width: first.width + 1 };
  const { form } = quoteForm(page);
  const { region, width, quote, joint } = await openPlan(page);
  await width.press("ArrowRight");
  await joint(1).press("Enter");
  const price = priceSentence(slab, firstUsual);
  const cost = region.getByText(/^Slabs like this usually run \$[\d,]+ to \$[\d,]+\.$/);
  await expect(cost).toHaveText(price ? [price] : []);
  await quote.click();
  const size = `${slab.width} × ${slab.length} ft, ${slab.inches} inches thick.`;
  // Each sentence ends with one period.
  await expect(form.getByRole("status").last()).toHaveText(/^[^.]+(\. [^.]+)*\.$/);
  const field = form.getByRole("textbox", { name: "Slab" });
  // The joints are the planned ones: what is taken out stays in the drawing.
  for (const part of [size, price ?? "", sentencesOf(slab)[2]])
    await expect.poll(() => field.inputValue()).toContain(part);
  await test.step("another slab takes its place, and what was typed stays", async () => {
    const { asked } = await setChannels(page, "accept");
    await page.getByRole("link", { name: "Ask for one like this" }).first().click();
    const photo = await form.getByRole("textbox", { name: "Photo" }).inputValue();
    const { submit, projectDescription } = await fill(page);
    await width.press("ArrowRight");
    await quote.click();
    await expect(field).toHaveValue(new RegExp(`^${firstUsual.name}, ${slab.width + 1} ×`));
    await expect(projectDescription).toHaveValue(visitor.projectDescription);
    await submit.click();
    await expect.poll(() => asked.length).toBe(1);
    const sent = decodeURIComponent((asked[0]?.request.postData() ?? "").replaceAll("+", " "));
    for (const part of [`Photo: ${photo}`, `Slab: ${firstUsual.name}, ${slab.width + 1} ×`])
      expect(sent).toContain(part);
    expect(sent).not.toContain(size);
  });
});
