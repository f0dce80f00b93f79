import type { Page } from "@playwright/test";
import { photoTexts } from "../components/carousel/texts";
import { gallery, photoAnchor, photosOfKind } from "../lib/content/gallery";
import { initialFinish, pictures } from "../lib/content/pictures";
import { sentence } from "../lib/content/sentence";
import { services } from "../lib/content/services";
import type { Finish } from "../lib/content/types";
import { words } from "../lib/content/words";
import { quoteForm } from "./form";
import { carousel, lightbox, photoOfNumber, total } from "./photos";
import { boundingBoxOf, expect, open, test } from "./test";

// Without smooth scrolling no press has to wait.
test.use({ reducedMotion: "reduce" });

/** The kinds of work that there are photos of: how many, and the first of them. */
const kinds = services.flatMap((service) => {
  const photos = photosOfKind(service.kind);
  const [first] = photos;
  return first ? [{ ...service, count: photos.length, first }] : [];
});
/** The one with the fewest photos. */
const rareKind = kinds.toSorted((a, b) => a.count - b.count)[0] as (typeof kinds)[number];

test.skip(!rareKind, "needs a photo of one of the services");

/** Opens the page with the carousel, and knows the photos and the link of the rarest kind. */
async function openKinds(page: Page, address?: string) {
  await open(page, address);
  const stage = carousel(page);
  const { title, shortTitle: label, count, first } = rareKind;
  const heading = page.getByRole("heading", { name: title, exact: true });
  const card = page.getByRole("listitem").filter({ has: heading });
  return {
    ...stage,
    card,
    see: card.getByRole("link", { name: photoTexts.see(count), exact: true }),
    async expectItsPhotos() {
      const chosen = stage.choices.and(page.locator("[aria-pressed=true]"));
      await expect(chosen).toHaveText(`${label} ${count}`);
      await expect(chosen).toBeInViewport({ ratio: 0.9 });
      // A single photo needs no counter.
      if (count > 1) await stage.expectCount(1, count);
      await expect(stage.status).toHaveText(photoTexts.chosen({ label, count }));
      await expect(stage.shown).toHaveAttribute("alt", first.alt);
      await expect(stage.shown).toBeInViewport({ ratio: 0.9 });
    },
  };
}

test("a service leads to its kind of work", { tag: "@facts" }, async ({ page }) => {
  const { kind, title, count, first } = rareKind;
  const { root, choices, choice, dots, shown, track, ...stage } = await openKinds(page);
  const { card, see, seeAll, back, enlarge, expectCount, expectItsPhotos } = stage;
  await expect(choices).toHaveText([
    `All ${total}`,
    ...kinds.map(({ shortTitle, count }) => `${shortTitle} ${count}`),
  ]);
  await expect(see).toHaveAccessibleDescription(title);
  await see.click();
  await expect(page).toHaveURL(new RegExp(`#work-${kind}$`));
  await expectItsPhotos();
  await expect(dots).toHaveCount(count > 1 ? Math.min(count, 10) : 0);
  await page.goBack();
  await expect(see).toBeInViewport();
  // Only the links of a card can be pressed.
  await card.getByRole("img").click();
  await expect(page).toHaveURL(/\/$/);
  await see.click();
  await expectItsPhotos();
  // A press on the photo enlarges this one, although it has another number among all.
  await shown.click();
  const { dialog } = lightbox(page);
  await expect(dialog).toHaveAccessibleName(new RegExp(`^${first.caption}`));
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await test.step("again, while another kind is shown, although the address is the same", async () => {
    const other = kinds.find((one) => one.kind !== kind) ?? rareKind;
    await choice(other.shortTitle).click();
    await expectCount(1, other.count);
    await see.click();
    await expectItsPhotos();
    await expect(root.getByRole("figure").first()).toBeFocused();
    // The photo that has been left does not keep the focus.
    await page.keyboard.press("ArrowRight");
    await expect(count > 1 ? track : root.getByRole("figure")).toBeFocused();
  });
  await test.step("back from the grid, also with a single photo, the focus is on a button", async () => {
    await choice("All").click();
    await seeAll.click();
    await choice(rareKind.shortTitle).click();
    await back.press("Enter");
    await expect(count > 1 ? seeAll : enlarge).toBeFocused();
  });
});

test("every choice can be seen, by finger, keyboard or mouse", { tag: "@phone" }, async ({
  page,
  isMobile,
}) => {
  const { choices, seeAll, gridItems } = await openKinds(page, "/#projects");
  if (isMobile)
    await test.step("the one with the focus is in view, with room after the last", async () => {
      await choices.first().focus();
      for (const choice of await choices.all()) {
        await expect(choice).toBeFocused();
        await expect(choice).toBeInViewport({ ratio: 1 });
        await page.keyboard.press("Tab");
      }
      const { x, width } = await boundingBoxOf(choices.last());
      const margin = (await boundingBoxOf(page.getByRole("heading", { level: 2 }).first())).x;
      expect(x + width).toBeLessThanOrEqual((page.viewportSize()?.width ?? NaN) - margin + 1);
    });
  else
    await test.step("with a mouse they wrap in a narrow window", async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await choices.first().scrollIntoViewIfNeeded();
      for (const choice of await choices.all()) await expect(choice).toBeInViewport({ ratio: 1 });
      // Above all photos as well they cover none of them.
      await seeAll.click();
      const { y, height } = await boundingBoxOf(choices.last());
      expect((await boundingBoxOf(gridItems.first())).y).toBeGreaterThan(y + height);
    });
});

test("a link to a kind or a photo pauses the slideshow at it, each time", {
  tag: "@story",
}, async ({ page }) => {
  // Where less motion is wanted, it is paused anyway.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const number = 1 + gallery.findIndex(({ file }) => file === initialFinish?.example);
  test.skip(number < 1, "needs a finish with an example among the photos");
  const { kind, count } = kinds.find((one) => one.kind !== photoOfNumber(number).kind) ?? rareKind;
  // The window is so short that the photo nearly fills it.
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page, `/?from=elsewhere#work-${kind}`);
  const { root, rotation, next, shown, choice, seeAll, grid, expectCount } = carousel(page);
  const expectState = (state: string) => expect(root).toHaveAttribute("data-state", state);
  const see = page.getByRole("link", { name: "See it finished" });
  await expectCount(1, count);
  await expectState("paused");
  await rotation.click();
  await expectState("rotating");
  for (const _again of [false, true]) {
    // This photo is not among those that are shown.
    await choice(kinds.find((one) => one.kind === kind)?.shortTitle ?? "").click();
    await see.click();
    await expectCount(number);
    await expect(shown).toBeInViewport({ ratio: 0.9 });
  }
  // Nothing but Play ends the pause.
  await choice("All").click();
  await expectState("paused");
  await rotation.click();
  await next.click();
  await expect(page).toHaveURL(/from=elsewhere#photo-/);
  await test.step("among all photos as well", async () => {
    await seeAll.click();
    await see.click();
    await expect(grid.locator("[data-current]").getByRole("img")).toBeInViewport({ ratio: 0.9 });
    await expectState("paused");
  });
});

test("Projects is a press on All, and Back changes no photo", { tag: "@story" }, async ({
  page,
}) => {
  const { next, enlarge, choice, expectCount } = await openKinds(page);
  const { shortTitle, count } = rareKind;
  const entry = (name: string) =>
    page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });
  for (const _again of [false, true]) {
    await entry("Projects").click();
    await expectCount(1);
    await next.click();
    await expectCount(2);
  }
  await choice(shortTitle).click();
  await entry("About").click();
  await page.goBack();
  await expect(page).toHaveURL(/#projects$/);
  await expectCount(1, count);
  await test.step("it closes the lightbox", async () => {
    await enlarge.click();
    await expect(lightbox(page).dialog).toBeVisible();
    await page.goBack();
    await expect(lightbox(page).dialog).toHaveCount(0);
    await expectCount(1, count);
  });
});

/** A finish with a surface, other than the one that is chosen at first. */
const otherFinish = pictures.finishes.find(
  (finish) => finish.surface && finish !== initialFinish,
) as Finish;

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test.skip(!otherFinish, "needs two finishes with a surface");

  test("the surface becomes the finish that is chosen", { tag: "@story" }, async ({ page }) => {
    const { name, text, alt, example = "" } = otherFinish;
    await page.goto("/");
    const section = page.getByRole("region", { name: words.finishes.title });
    // The surface is one picture, described as the chosen finish. The samples are named by their labels.
    const surface = section.getByRole("img");
    const radio = (name: string) => section.getByRole("radio", { name, exact: true });
    const details = (text: string) => section.getByText(sentence(text), { exact: true });
    if (initialFinish) {
      await expect(radio(initialFinish.name)).toBeChecked();
      await expect(surface).toHaveAccessibleName(initialFinish.alt);
      await expect(details(initialFinish.text)).toBeVisible();
    }
    await radio(name).click();
    await expect(surface).toHaveAccessibleName(alt);
    await expect(surface).not.toHaveJSProperty("naturalWidth", 0);
    await expect(details(text)).toBeVisible();
    if (initialFinish) await expect(details(initialFinish.text)).toBeHidden();
    await section.getByRole("link", { name: "See it finished" }).click();
    await expect(page.locator(`#${photoAnchor(example)}`)).toBeInViewport();
  });
});

test("all photos can be seen at a glance", { tag: "@phone" }, async ({ page }) => {
  await open(page);
  const { root, seeAll, back, choices, choice, grid, gridItems, next, ...stage } = carousel(page);
  const { status } = stage;
  await next.click();
  // The page is scrolled so far that the grid begins above the window.
  await seeAll.evaluate((it) => it.scrollIntoView({ block: "start" }));
  await seeAll.press("Enter");
  await expect(back).toBeFocused();
  await expect(gridItems.first()).toBeInViewport({ ratio: 0.9 });
  await expect(status).toHaveText(photoTexts.chosen({ label: "All", count: total }));
  await expect(grid).toHaveAttribute("aria-live", "off");
  await expect(gridItems).toHaveCount(total);
  // To a screen reader it is a list, with no carousel around it and no slides in it.
  await expect(page.locator("#projects [aria-roledescription]")).toHaveCount(0);
  const last = gridItems.last();
  await last.scrollIntoViewIfNeeded();
  await expect(last.getByRole("img").first()).not.toHaveJSProperty("naturalWidth", 0);
  await expect(last.getByText(photoOfNumber(total).caption)).toBeVisible();
  await test.step("the choices stay in view, and nothing covers the photo with the focus", async () => {
    await expect(choices.first().or(back).first()).toBeInViewport({ ratio: 1 });
    await last.getByRole("link").focus();
    for (const key of [...Array(15).fill("Shift+Tab"), ...Array(15).fill("Tab")]) {
      await page.keyboard.press(key);
      await expect.poll(() => page.evaluate(isFocusUncovered)).toBe(true);
    }
  });
  await test.step("a kind begins below the choices, also where it is chosen further down", async () => {
    for (const item of [last, gridItems.first()]) {
      // Half of the first photo is then behind the choices.
      await item.evaluate((it) => {
        it.scrollIntoView();
        scrollBy(0, 100);
      });
      await choice(rareKind.shortTitle).click();
      await expect(gridItems).toHaveCount(rareKind.count);
      await expect(gridItems.first()).toBeInViewport({ ratio: 1 });
      const { y, height } = await boundingBoxOf(choices.last());
      expect((await boundingBoxOf(gridItems.first())).y).toBeGreaterThan(y + height);
      await choice("All").click();
    }
  });
  await test.step("grid and slideshow go on at the photo that was seen last", async () => {
    await gridItems.nth(2).getByRole("link").press("Enter");
    await lightbox(page).expectCount(3);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Escape");
    const fourth = gridItems.nth(3).getByRole("link");
    await expect(fourth).toBeFocused();
    await expect(fourth).toBeInViewport({ ratio: 1 });
    await back.press("Enter");
    await expect(seeAll).toBeFocused();
    await stage.expectCount(4);
    await expect(stage.shown).toBeInViewport({ ratio: 0.9 });
  });
});

/** Whether the element that has the focus is in front at its four corners. Runs in the page. */
function isFocusUncovered() {
  const { activeElement } = document;
  const { left, right, top, bottom } = activeElement?.getBoundingClientRect() ?? new DOMRect();
  return [left + 2, right - 2].every((x) =>
    [top + 2, bottom - 2].every((y) => activeElement?.contains(document.elementFromPoint(x, y))),
  );
}

test("a photo leads to the form, which names it", { tag: "@story" }, async ({ page }) => {
  await open(page);
  const { ask, next, enlarge } = carousel(page);
  const { dialog } = lightbox(page);
  const expectLike = (number: number) =>
    expect(quoteForm(page).brought("photo")).toHaveValue(photoOfNumber(number).caption);
  await ask.click();
  await expectLike(1);
  await next.click();
  await enlarge.click();
  await dialog.getByRole("link", { name: "Ask for" }).click();
  await expect(dialog).toHaveCount(0);
  await expectLike(2);
  await expect(page).toHaveURL(/#quote-fields$/);
  await expect(quoteForm(page).form).toBeInViewport();
});
