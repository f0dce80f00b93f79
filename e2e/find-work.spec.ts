import { gallery, photoId } from "../lib/content/gallery";
import { pictures } from "../lib/content/pictures";
import { seeWork, services } from "../lib/content/services";
import { words } from "../lib/content/words";
import { quoteForm } from "./form";
import { carousel, finger, lightbox, total } from "./photos";
import { boundingBoxOf, expect, open, stopClock, test } from "./test";

// No smooth scrolling, so presses need not wait.
test.use({ reducedMotion: "reduce" });

const photosOf = (kind: string) => gallery.filter((photo) => photo.kind === kind);
/** The kinds of work that there are photos of. */
const kinds = services.filter(({ kind }) => photosOf(kind).length);
/** The one with the fewest photos, which is not the first in the list of all. */
const [rare] = [...kinds].sort((a, b) => photosOf(a.kind).length - photosOf(b.kind).length);
const [first] = photosOf(rare?.kind ?? "");
const count = photosOf(rare?.kind ?? "").length;
const [shortTitle, seeRare] = [rare?.shortTitle ?? "", rare ? seeWork(rare, count) : ""];

test("I see only the kind of work that I choose", { tag: "@facts" }, async ({ page }) => {
  await open(page);
  const { choices, choice, expectCount, dots, next, shown } = carousel(page);
  await expect(choices).toHaveText([
    `All ${total}`,
    ...kinds.map(({ kind, shortTitle }) => `${shortTitle} ${photosOf(kind).length}`),
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

test("a service's link and picture lead to its photos, and Back returns", {
  tag: "@story",
}, async ({ page }) => {
  await open(page);
  const { root, choice, expectCount, shown } = carousel(page);
  const card = page.getByRole("listitem").filter({ hasText: seeRare });
  const see = card.getByRole("link", { name: seeRare, exact: true });
  const expectRare = async () => {
    await expect(page).toHaveURL(new RegExp(`#work-${rare?.kind}$`));
    await expect(choice(shortTitle)).toHaveAttribute("aria-pressed", "true");
    await expectCount(1, count);
    await expect(shown).toBeInViewport({ ratio: 0.9 });
  };
  await see.click();
  await expectRare();
  await page.goBack();
  await expect(see).toBeInViewport();
  // In its upper left corner is its picture.
  await card.click({ position: { x: 40, y: 40 } });
  await expectRare();
  await test.step("again, although the address is the same", async () => {
    await choice("All").click();
    await see.click();
    await expectRare();
    await expect(root).not.toHaveAttribute("data-state", "paused");
  });
});

test("each photo has an address, also in the lightbox", { tag: "@story" }, async ({ page }) => {
  const idOf = (index: number) => photoId(gallery[index % total]?.file ?? "");
  const other = gallery.findLastIndex(({ kind }) => kind !== rare?.kind);
  await page.clock.install();
  await open(page, `/#work-${rare?.kind}`);
  const { root, enlarge, expectCount } = carousel(page);
  await expectCount(1, count);
  await test.step("which holds the slideshow at it, and brings all back", async () => {
    await page.evaluate((id) => location.assign(`#${id}`), idOf(other));
    await expect(root).toHaveAttribute("data-state", "paused");
    await expectCount(other + 1);
    await expect(page.locator(`#${idOf(other)}`)).toBeInViewport();
  });
  await stopClock(page);
  await enlarge.click();
  // Safari throws after a hundred changes in thirty seconds, so a held arrow key makes one.
  for (let press = 0; press < 2; press++) await page.keyboard.down("ArrowRight");
  await page.clock.runFor(399);
  await expect(page).toHaveURL(new RegExp(`#${idOf(other)}$`));
  await page.clock.runFor(1);
  await expect(page).toHaveURL(new RegExp(`#${idOf(other + 2)}$`));
  await page.goBack();
  await expect(lightbox(page).dialog).toHaveCount(0);
  await expect(enlarge).toBeFocused();
  await expectCount(1, count);
});

/** The finish of the slab as it is, which is chosen at first, and another one with a picture of the slab. */
const asItIs = pictures.finishes.find(({ surface }) => surface === pictures.surface.file);
const [chosen] = pictures.finishes.filter((finish) => finish.surface && finish !== asItIs);

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the slab becomes the finish that I choose", { tag: "@story" }, async ({ page }) => {
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
  await next.click();
  // So far down that the grid begins above the window.
  await seeAll.evaluate((it) => it.scrollIntoView({ block: "start" }));
  await seeAll.press("Enter");
  await expect(slides.first()).toBeInViewport({ ratio: 0.9 });
  await expect(slides).toHaveCount(total);
  const last = slides.last();
  await last.scrollIntoViewIfNeeded();
  await expect(last.getByRole("img").first()).not.toHaveJSProperty("naturalWidth", 0);
  await expect(last.getByText(gallery.at(-1)?.caption ?? "")).toBeVisible();
  await test.step("the photo that I saw last is the one in the slideshow", async () => {
    const third = slides.nth(2).getByRole("link");
    await third.press("Enter");
    await lightbox(page).expectCount(3);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Escape");
    await expect(third).toBeFocused();
    await seeAll.press("Enter");
    await expectCount(4);
    await expect(shown).toBeInViewport({ ratio: 0.9 });
  });
});

test("I ask for one like the photo", { tag: "@story" }, async ({ page }) => {
  await open(page);
  const { ask, next, enlarge } = carousel(page);
  const { dialog } = lightbox(page);
  const expectLike = (index: number) => {
    const like = new RegExp(`^\\w.*\\. Like your photo "${gallery[index]?.caption}": $`);
    return expect(quoteForm(page).projectDescription).toHaveValue(like);
  };
  await ask.click();
  await expectLike(0);
  await next.click();
  await enlarge.click();
  await dialog.getByRole("link", { name: "Ask for" }).click();
  await expect(dialog).toHaveCount(0);
  await expectLike(1);
});

/** The first photo with one of the place before. */
const compared = gallery.findIndex(({ before }) => before);

test("I uncover the place before on a photo", { tag: "@facts" }, async ({ page }) => {
  test.skip(compared < 0, "no photo has one of the place before");
  await open(page, `/#${photoId(gallery[compared]?.file ?? "")}`);
  const { root, expectCount } = carousel(page);
  const slider = root.getByRole("slider", { name: "Before and after" });
  const before = root.getByRole("img", { name: `before: ${gallery[compared]?.caption}` });
  await expect(before).not.toHaveJSProperty("naturalWidth", 0);
  /** How much of the place before is seen, in percent of the photo's width. */
  const uncovered = async () => {
    const inset = await before.evaluate(
      (image) => getComputedStyle(image.closest("div") ?? image).clipPath,
    );
    return 100 - Number.parseFloat(inset.split(" ")[1] ?? "");
  };
  const { x, y, width, height } = await boundingBoxOf(before);
  /** A point in the photo, as a share of its width. */
  const at = (share: number) => ({ x: x + width * share, y: y + height * 0.7 });

  await slider.press("End");
  await expect.poll(uncovered).toBe(100);
  const drag = await finger(page);
  await drag(at(0.98), { x: -0.9 * width, y: 10 });
  await expect.poll(uncovered).toBeCloseTo(10, -1);
  await expectCount(compared + 1);
  await test.step("beside the line a swipe leads on", async () => {
    await drag(at(0.9), { x: -0.7 * width, y: 10 });
    await expectCount(compared + 2);
  });
});
