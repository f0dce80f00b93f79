import { gallery, kindId, photoId, photosOfKind } from "../lib/content/gallery";
import { pictures } from "../lib/content/pictures";
import { seeWork, serviceName, services } from "../lib/content/services";
import { words } from "../lib/content/words";
import { projectTexts } from "../lib/site";
import { carousel, lightbox } from "./photos";
import { boundingBoxOf, expect, finger, open, quoteForm, stopClock, test, total } from "./test";

// No smooth scrolling, so presses need not wait.
test.use({ reducedMotion: "reduce" });

/** The kinds of work that there are photos of. */
const kinds = services.filter(({ kind }) => photosOfKind(kind).first);
/** The one with the fewest photos, which is not the first in the list of all. */
const [rare] = [...kinds].sort((a, b) => photosOfKind(a.kind).count - photosOfKind(b.kind).count);
const { count, first } = photosOfKind(rare?.kind ?? "");
const [shortTitle, seeRare] = [rare?.shortTitle ?? "", rare ? seeWork(rare, count) : ""];

test("I see only the kind of work that I choose", { tag: "@facts" }, async ({ page }) => {
  await open(page);
  const { choices, choice, expectCount, dots, next, shown } = carousel(page);
  await expect(choices).toHaveText([
    `All ${total}`,
    ...kinds.map(({ kind, shortTitle }) => `${shortTitle} ${photosOfKind(kind).count}`),
  ]);
  await next.click();
  await choice(shortTitle).click();
  await expectCount(1, count);
  await expect(dots).toHaveCount(count > 1 ? Math.min(count, 10) : 0);
  await expect(choices.and(page.locator("[aria-pressed=true]"))).toHaveText(
    `${shortTitle} ${count}`,
  );
  await expect(shown).toHaveAttribute("alt", first?.alt ?? "");
  await choice("All").click();
  await expectCount(1);
});

test("links and pictures lead to photos, and Back returns", { tag: "@story" }, async ({ page }) => {
  // As in WebKit, which throws after 100 changes in thirty seconds.
  await page.addInitScript(() => {
    const { replaceState } = history;
    let calls = 0;
    history.replaceState = (...args) => {
      if (++calls > 100) throw new DOMException("Too many calls", "SecurityError");
      replaceState.apply(history, args);
    };
  });
  await page.clock.install();
  await open(page);
  const { root, choice, enlarge, expectCount, shown } = carousel(page);
  const card = page.getByRole("listitem").filter({ hasText: seeRare });
  const see = card.getByRole("link", { name: seeRare, exact: true });
  const expectRare = async () => {
    await expect(page).toHaveURL(new RegExp(`#${kindId(rare?.kind ?? "")}$`));
    await expect(choice(shortTitle)).toHaveAttribute("aria-pressed", "true");
    await expectCount(1, count);
    await expect(shown).toBeInViewport({ ratio: 0.9 });
  };
  await test.step("the link, and the card's picture, lead to that kind of work", async () => {
    await see.click();
    await expectRare();
    await page.goBack();
    await expect(see).toBeInViewport();
    // In its upper left corner is its picture.
    await card.click({ position: { x: 40, y: 40 } });
    await expectRare();
  });
  await test.step("again, although the address is the same", async () => {
    await choice("All").click();
    await see.click();
    await expectRare();
    await expect(root).not.toHaveAttribute("data-state", "paused");
  });
  const other = gallery.findLastIndex(({ kind }) => kind !== rare?.kind);
  const idOf = (index: number) => photoId(gallery[index % total]?.file ?? "");
  await test.step("a photo's own address holds the slideshow at it, and brings all back", async () => {
    await page.evaluate((id) => location.assign(`#${id}`), idOf(other));
    await expect(root).toHaveAttribute("data-state", "paused");
    await expectCount(other + 1);
    await expect(page.locator(`#${idOf(other)}`)).toBeInViewport();
  });
  await test.step("in the lightbox it is the address, also after an arrow key was held", async () => {
    await stopClock(page);
    await enlarge.click();
    for (let press = 0; press < 101; press++) await page.keyboard.down("ArrowRight");
    await page.clock.runFor(400);
    await expect(page).toHaveURL(new RegExp(`#${idOf(other + 101)}$`));
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(new RegExp(`#${idOf(other)}$`));
  });
  await test.step("Back leaves the lightbox, and gives the focus back", async () => {
    await enlarge.click();
    await page.clock.runFor(400);
    await page.goBack();
    await expect(lightbox(page).dialog).toHaveCount(0);
    await expect(enlarge).toBeFocused();
    await expectRare();
  });
});

/** The finish of the slab as it is, which is chosen at first, and the others with a picture of the slab. */
const asItIs = pictures.finishes.find(({ surface }) => surface === pictures.surface.file);
const others = pictures.finishes.filter((finish) => finish.surface && finish !== asItIs);

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("links lead to photos and to the form", { tag: "@story" }, async ({ page }) => {
    await page.goto("/");
    await page.locator("#services").getByRole("link", { name: seeRare, exact: true }).click();
    const photo = page.locator(`#${photoId(first?.file ?? "")}`).getByRole("img");
    await expect(photo).toBeInViewport({ ratio: 0.5 });
    await carousel(page).ask.click();
    await expect(page).toHaveURL(/#contact$/);
  });

  test("the slab becomes the finish that I choose", { tag: "@story" }, async ({ page }) => {
    const [chosen] = others;
    test.skip(!chosen, "needs two finishes with a picture of the slab");
    await page.goto("/");
    const section = page.getByRole("region", { name: words.material.title });
    const finish = (name = "") => section.getByRole("radio", { name, exact: true });
    if (asItIs) await expect(finish(asItIs.name)).toBeChecked();
    await finish(chosen?.name).click();
    const surface = section.getByRole("img", { name: chosen?.alt ?? "", exact: true });
    await expect(surface).toBeVisible();
    await expect(surface).not.toHaveJSProperty("naturalWidth", 0);
    await expect(section.getByText(`${chosen?.text}.`, { exact: true })).toBeVisible();
    await expect(section.getByText(`${asItIs?.text}.`, { exact: true })).toBeHidden();
    await section.getByRole("link", { name: "See it on a job" }).click();
    await expect(page.locator(`#${photoId(chosen?.example ?? "")}`)).toBeInViewport();
  });
});

test("I see all photos at a glance, and go back", { tag: ["@phone", "@translated"] }, async ({
  page,
}) => {
  await open(page);
  const { seeAll, slides, next, expectCount, shown } = carousel(page);
  const { expectCount: expectLarge } = lightbox(page);
  await test.step("all of them, from the first, with their captions", async () => {
    await next.click();
    // So far down that the grid begins above the window.
    await seeAll.evaluate((it) => it.scrollIntoView({ block: "start" }));
    await seeAll.press("Enter");
    await expect(slides.first()).toBeInViewport({ ratio: 0.9 });
    await expect(slides).toHaveCount(total);
    await expect(next).toHaveCount(0);
    const last = slides.last();
    await last.scrollIntoViewIfNeeded();
    await expect(last.getByRole("img").first()).not.toHaveJSProperty("naturalWidth", 0);
    await expect(last.getByText(gallery.at(-1)?.caption ?? "")).toBeVisible();
  });
  await test.step("by keyboard to a large photo", async () => {
    await slides.nth(2).getByRole("link").press("Enter");
    await expectLarge(3);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Escape");
    await expect(slides.nth(2).getByRole("link")).toBeFocused();
  });
  await test.step("the photo that I saw last is the one in the slideshow", async () => {
    await seeAll.press("Enter");
    await expectCount(4);
    await expect(shown).toBeInViewport({ ratio: 0.9 });
  });
});

test("I ask for one like the photo, and lose no word", { tag: "@story" }, async ({ page }) => {
  await open(page);
  const { ask, next, enlarge } = carousel(page);
  const { dialog } = lightbox(page);
  const { projectDescription: description } = quoteForm(page);
  const expectDescription = async (index: number, typed = "") => {
    const { kind, caption } = gallery[index] ?? {};
    const service = services.find((service) => service.kind === kind);
    const like = projectTexts.askText(caption ?? "");
    await expect(description).toHaveValue(`${service && serviceName(service)}. ${like} ${typed}`);
  };
  await test.step("it takes the place of the service that I asked for before", async () => {
    const quoteFor = page.locator("#services").getByRole("link", { name: "Get Quote" });
    await quoteFor.last().click();
    await ask.click();
    await expectDescription(0);
  });
  await test.step("another photo takes its place, and what I typed stays", async () => {
    await description.press("Control+End");
    await page.keyboard.type("40 x 20 ft");
    await next.click();
    await enlarge.click();
    await dialog.getByRole("link", { name: "Ask for" }).click();
    await expect(dialog).toHaveCount(0);
    await expectDescription(1, "40 x 20 ft");
  });
});

/** The first photo with one of the place before. */
const compared = gallery.findIndex(({ before }) => before);

test("I uncover the place before on a photo", { tag: "@facts" }, async ({ page }) => {
  test.skip(compared < 0, "no photo has one of the place before");
  await open(page, `/#${photoId(gallery[compared]?.file ?? "")}`);
  const { root, expectCount } = carousel(page);
  const slider = root.getByRole("slider", { name: projectTexts.compareSlider });
  const before = root.getByRole("img", {
    name: projectTexts.beforeOf(gallery[compared]?.caption ?? ""),
  });
  await expect(before).not.toHaveJSProperty("naturalWidth", 0);
  /** How much of the place before is seen, in percent of the photo's width. */
  const uncovered = async () => {
    const inset = await before.evaluate(
      (image) => getComputedStyle(image.closest("div") ?? image).clipPath,
    );
    return 100 - Number.parseFloat(inset.split(" ")[1] ?? "");
  };
  const { x, y, width, height } = await boundingBoxOf(before);
  /** A point in the photo, as shares of its width and height. */
  const at = (share: number, down: number) => ({ x: x + width * share, y: y + height * down });

  await test.step("by keyboard", async () => {
    await slider.press("Home");
    await expect.poll(uncovered).toBe(0);
    await slider.press("End");
    await expect.poll(uncovered).toBe(100);
    await expectCount(compared + 1);
  });
  await test.step("by finger, and beside the line a swipe leads on", async () => {
    const drag = await finger(page);
    await drag(at(0.98, 0.7), { x: -0.9 * width, y: 10 });
    await expect.poll(uncovered).toBeCloseTo(10, -1);
    await expectCount(compared + 1);
    await drag(at(0.9, 0.7), { x: -0.7 * width, y: 10 });
    await expectCount(compared + 2);
  });
});
