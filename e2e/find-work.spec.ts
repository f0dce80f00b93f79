import type { Page } from "@playwright/test";
import { gallery, photoId, photosOfKind, workId } from "../lib/content/gallery";
import { pictures } from "../lib/content/pictures";
import { seeWork, services } from "../lib/content/services";
import { words } from "../lib/content/words";
import { projects } from "../lib/site";
import { expectAccessible } from "./axe";
import { boxOf, carousel, largeView } from "./photos";
import { expect, holdBack, open, quoteForm, ready, stopped, test, total, touches } from "./test";

/** The kinds of work that there are photos of. */
const kinds = services.filter(({ kind }) => photosOfKind(kind).first);
/** The one with the fewest photos, which is not the first in the list of all. */
const [rare] = [...kinds].sort((a, b) => photosOfKind(a.kind).count - photosOfKind(b.kind).count);
const { count, first } = photosOfKind(rare?.kind ?? "");
const [shortTitle, seeRare] = [rare?.shortTitle ?? "", rare ? seeWork(rare, count) : ""];

test("I see only the kind of work that I choose", { tag: "@facts" }, async ({ page }) => {
  await open(page);
  const { choices, choice, counts, dots, next, shown } = carousel(page);
  await expect(choices).toHaveText([
    `All ${total}`,
    ...kinds.map(({ kind, shortTitle }) => `${shortTitle} ${photosOfKind(kind).count}`),
  ]);
  await next.click();
  await choice(shortTitle).click();
  await counts(1, count);
  await expect(dots).toHaveCount(count > 1 ? Math.min(count, 10) : 0);
  await expect(choices.and(page.locator("[aria-pressed=true]"))).toHaveText(
    `${shortTitle} ${count}`,
  );
  await expect(shown).toHaveAttribute("alt", first?.alt ?? "");
  for (let step = 2; step <= count; step++) await next.click();
  await counts(count, count);
  await next.click();
  await counts(1, count);
  await choice("All").click();
  await counts(1);
  await expect(dots).toHaveCount(Math.min(total, 10));
});

test("links and pictures lead to photos, and Back returns", {
  tag: "@story",
}, async ({ page }) => {
  // No smooth scrolling: a press has to wait for nothing.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  const { root, choice, counts, next, shown } = carousel(page);
  const card = page.getByRole("listitem").filter({ hasText: seeRare });
  const see = card.getByRole("link", { name: seeRare, exact: true });
  const leadsToRare = async () => {
    await expect(page).toHaveURL(new RegExp(`#${workId(rare?.kind ?? "")}$`));
    await expect(choice(shortTitle)).toHaveAttribute("aria-pressed", "true");
    await counts(1, count);
    await expect(shown).toBeInViewport({ ratio: 0.9 });
  };
  await test.step("the link, and the card's picture, lead to that kind of work", async () => {
    await see.click();
    await leadsToRare();
    await page.goBack();
    await expect(see).toBeInViewport();
    // The middle of the picture, whatever lies there.
    const picture = card.getByRole("img");
    await picture.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await boxOf(picture);
    await page.mouse.click(x + width / 2, y + height / 2);
    await leadsToRare();
  });
  await test.step("again, whatever I have looked at since", async () => {
    const [other] = kinds.filter(({ kind }) => kind !== rare?.kind);
    for (const look of [
      () => next.click(),
      () => choice("All").click(),
      () => choice(other?.shortTitle ?? "").click(),
    ]) {
      await look();
      await see.click();
      await leadsToRare();
    }
    await expect(root).not.toHaveAttribute("data-state", "paused");
  });
  await test.step("a photo's own address holds the slideshow at it, and brings all back", async () => {
    const other = gallery.findLastIndex(({ kind }) => kind !== rare?.kind);
    const id = photoId(gallery[other]?.file ?? "");
    await page.evaluate((id) => location.assign(`#${id}`), id);
    await expect(root).toHaveAttribute("data-state", "paused");
    await counts(other + 1);
    await expect(page.locator(`#${id}`)).toBeInViewport();
  });
});

test("the first jump to photos leaves the choices below the bar", async ({ page }) => {
  await open(page);
  const { choice } = carousel(page);
  await page.getByRole("link", { name: seeRare, exact: true }).click();
  await expect(choice("All")).toBeInViewport();
  await stopped(page);
  const { height } = await boxOf(page.getByRole("banner"));
  expect((await boxOf(choice("All"))).y).toBeGreaterThanOrEqual(height);
});

/** The finishes with a picture of the slab: the one chosen at first, and the others. */
const [asItIs, ...others] = pictures.finishes.filter(({ surface }) => surface);

function slab(page: Page) {
  const section = page.getByRole("region", { name: words.material.title });
  return {
    section,
    choice: section.getByRole("group", { name: words.material.choose }),
    finish: (name = "") => section.getByRole("radio", { name, exact: true }),
    surface: (alt = "") =>
      section.getByRole("img", { name: alt, exact: true, includeHidden: true }),
    see: section.getByRole("link", { name: "See it on a job" }),
  };
}

test("the slab becomes the finish that I choose", { tag: "@facts" }, async ({ page }) => {
  const [first, second] = others;
  test.skip(!second, "needs three finishes with a picture of the slab");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const surfaces = others.map(({ surface = "" }) => surface.replace(/^.*\/|\.\w+$/g, ""));
  const fetched = () => surfaces.filter((name) => asked.some((path) => path.includes(`-${name}-`)));
  const arrive = await holdBack(page, new RegExp(`-${surfaces[1]}-`));
  await open(page);
  const { section, choice, finish, surface, see } = slab(page);
  await section.scrollIntoViewIfNeeded();
  await expect(finish(asItIs?.name)).toBeChecked();
  await expect(see).toHaveAttribute("href", `#${photoId(asItIs?.example ?? "")}`);
  // They are not fetched before somebody comes to the choice.
  expect(fetched()).toEqual([]);
  await choice.hover();
  await expect.poll(fetched).toEqual(surfaces);
  for (const { alt } of others) await expect(surface(alt)).not.toBeVisible();

  await finish(first?.name).click();
  await expect(surface(first?.alt)).toBeVisible();
  await expect(section.getByText(`${first?.text}.`, { exact: true })).toBeVisible();
  await expect(section.getByText(`${asItIs?.text}.`, { exact: true })).toBeHidden();
  // While its picture is loading, the one before stays below it.
  await finish(second?.name).click();
  await expect(surface(second?.alt)).toHaveJSProperty("naturalWidth", 0);
  await expect(surface(first?.alt)).toBeVisible();
  await expect(see).toHaveAttribute("href", `#${photoId(second?.example ?? "")}`);
  arrive();
  await expect(surface(second?.alt)).not.toHaveJSProperty("naturalWidth", 0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("links lead to photos and to the form", { tag: "@story" }, async ({ page }) => {
    await page.goto("/");
    await page.locator("#services").getByRole("link", { name: seeRare, exact: true }).click();
    const photo = page.locator(`#${photoId(first?.file ?? "")}`).getByRole("img");
    await expect(photo).toBeInViewport({ ratio: 0.5 });
    await carousel(page).ask.click();
    await expect(page).toHaveURL(/#contact$/);
    const [finish] = others;
    await slab(page).finish(finish?.name).click();
    await expect(slab(page).surface(finish?.alt)).toBeVisible();
    await expect(slab(page).surface(finish?.alt)).not.toHaveJSProperty("naturalWidth", 0);
    await slab(page).see.click();
    await expect(page.locator(`#${photoId(finish?.example ?? "")}`)).toBeInViewport();
  });
});

test("I see all photos, or one kind, at a glance, and go back", {
  tag: "@phone",
}, async ({ page }) => {
  // No smooth scrolling: a press has to wait for nothing.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  const { seeAll, slides, next, choice, counts, shown } = carousel(page);
  const large = largeView(page);
  await test.step("all of them, from the first, with their captions", async () => {
    await next.click();
    // So far down that the grid begins above the window.
    await seeAll.evaluate((it) => it.scrollIntoView({ block: "start" }));
    await seeAll.press("Enter");
    await expect(seeAll).toHaveText(projects.back);
    await expect(slides.first()).toBeInViewport({ ratio: 0.9 });
    await expect(slides).toHaveCount(total);
    await expect(next).toHaveCount(0);
    for (const index of [0, total - 1]) {
      const slide = slides.nth(index);
      await slide.scrollIntoViewIfNeeded();
      await expect(slide.getByRole("img").first()).not.toHaveJSProperty("naturalWidth", 0);
      await expect(slide.getByText(gallery[index]?.caption ?? "")).toBeVisible();
    }
  });
  await test.step("by keyboard from the button, which is always at hand, to a large photo", async () => {
    await expect(seeAll).toBeInViewport({ ratio: 1 });
    await seeAll.focus();
    for (let photo = 1; photo <= 3; photo++) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await large.counts(3);
    await page.keyboard.press("ArrowRight");
    await large.counts(4);
    await page.keyboard.press("Escape");
    await expect(slides.nth(2).getByRole("link")).toBeFocused();
  });
  await test.step("the photo that I saw last is the one in the slideshow", async () => {
    await seeAll.press("Enter");
    await counts(4);
    await expect(shown).toHaveAttribute("alt", gallery[3]?.alt ?? "");
    await expect(shown).toBeInViewport({ ratio: 0.9 });
  });
  await test.step("one kind alone", async () => {
    await choice(shortTitle).click();
    await seeAll.click();
    await expect(slides).toHaveCount(count);
    await expect(seeAll).toHaveAccessibleName(`${projects.seeAll(count)}: ${projects.back}`);
  });
});

test("I ask for one like the photo, and lose no word", { tag: "@story" }, async ({ page }) => {
  // No smooth scrolling: a press has to wait for nothing.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  const { ask, next, enlarge } = carousel(page);
  const { dialog } = largeView(page);
  const { projectDescription: description } = quoteForm(page);
  /** The description that a service and a photo write. */
  const asked = (kind?: string, index?: number) => {
    const one = services.find((service) => service.kind === kind)?.counted.one ?? "";
    const like = index === undefined ? "" : projects.askText(gallery[index]?.caption ?? "");
    return `${one.slice(0, 1).toUpperCase()}${one.slice(1)}. ${like}`;
  };
  const quoteFor = page.locator("#services").getByRole("link", { name: "Get Quote" });
  // Nothing was typed after the first: another service takes its place.
  for (const index of [0, services.length - 1]) {
    await quoteFor.nth(index).click();
    await expect(description).toHaveValue(asked(services[index]?.kind));
  }
  // Asking for the same photo again changes nothing.
  for (let time = 1; time <= 2; time++) {
    await ask.click();
    await expect(description).toHaveValue(asked(gallery[0]?.kind, 0));
  }
  await description.press("Control+End");
  await page.keyboard.type("40 x 20 ft");
  await next.click();
  await enlarge.click();
  const askLarge = dialog.getByRole("link", { name: "Ask for" });
  // With Control it opens a tab, and the large view stays.
  const opened = page.context().waitForEvent("page");
  await askLarge.click({ modifiers: ["Control"] });
  await (await opened).close();
  await expect(dialog).toBeVisible();
  await askLarge.click();
  await expect(dialog).toHaveCount(0);
  // Another photo takes the place of the first one, and what I typed stays.
  await expect(description).toHaveValue(`${asked(gallery[1]?.kind, 1)}40 x 20 ft`);
  await quoteFor.first().click();
  await expect(description).toHaveValue(`${asked(services[0]?.kind, 1)}40 x 20 ft`);
});

test("the place before lies over a photo, up to a joint that I draw across", {
  tag: "@facts",
}, async ({ page }) => {
  const photo = gallery.findIndex(({ before }) => before);
  test.skip(photo < 0, "no photo has one of the place before");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, `/#${photoId(gallery[photo]?.file ?? "")}`);
  const { root, enlarge, counts } = carousel(page);
  const { dialog } = largeView(page);
  const { move } = await touches(page);

  for (const layout of ["row", "large"] as const) {
    if (layout === "large") await enlarge.click();
    const place = layout === "large" ? dialog : root;
    const joint = place.getByRole("slider", { name: projects.compareSlider });
    const shows = (number: number) =>
      expect(place.getByText(`${number} / ${total}`, { exact: true })).toBeVisible();
    await expect(joint).toHaveValue("50");
    const slide = place.getByRole("group", { name: `${photo + 1} of ${total}`, exact: true });
    const slideX = (await boxOf(slide)).x;
    const images = slide.getByRole("img");
    await expect(images).toHaveCount(2);
    for (const image of await images.all()) {
      await expect(image).not.toHaveJSProperty("naturalWidth", 0);
      // A loaded picture may not be decoded yet.
      await image.evaluate((it: HTMLImageElement) => it.decode());
    }
    const { x, y, width, height } = await boxOf(images.first());
    /** A point in the photo, as shares of its width and height. */
    const at = (share: number, down: number) => ({ x: x + width * share, y: y + height * down });
    /** Screenshots of two spots: a quarter from the left, and a quarter from the right. */
    const look = () =>
      Promise.all(
        [0.25, 0.75].map(async (share) => {
          const clip = { ...at(share, 0.3), width: 20, height: 20 };
          return (await page.screenshot({ clip })).toString("base64");
        }),
      );
    let [present, before]: string[][] = [];

    await test.step(`${layout}: by keyboard, from one photo to the other`, async () => {
      await joint.focus();
      await page.keyboard.press("Home");
      await expect(joint).toHaveValue("0");
      present = await look();
      await page.keyboard.press("End");
      await expect(joint).toHaveValue("100");
      before = await look();
      expect([before[0] === present[0], before[1] === present[1]]).toEqual([false, false]);
      await shows(photo + 1);
    });
    await test.step(`${layout}: by mouse, and where it ends the photo is not pressed`, async () => {
      await page.mouse.move(at(0.98, 0.5).x, at(0, 0.5).y);
      await page.mouse.down();
      await page.mouse.move(at(0.5, 0).x, at(0, 0.7).y, { steps: 3 });
      await page.mouse.up();
      expect(Math.abs(Number(await joint.inputValue()) - 50)).toBeLessThan(3);
      await expect.poll(look).toEqual([before?.[0], present?.[1]]);
      await expect(dialog).toHaveCount(layout === "large" ? 1 : 0);
    });
    await test.step(`${layout}: by finger, and beside the joint a swipe leads on`, async () => {
      await move({ x: -0.4 * width, y: 10 }, at(0.5, 0.7));
      const drawn = Number(await joint.inputValue());
      expect([drawn > 1, drawn < 20]).toEqual([true, true]);
      await shows(photo + 1);
      await expect.poll(look).toEqual(present);
      await move({ x: -0.7 * width, y: 10 }, at(0.9, 0.7));
      await shows(photo + 2);
      // The swipe is over once the next photo stands where this one stood.
      const next = place.getByRole("group", { name: `${photo + 2} of ${total}`, exact: true });
      const beside = async () => Math.abs((await boxOf(next)).x - slideX);
      await expect.poll(beside).toBeLessThan(1);
      await place.getByRole("group", { name: "Photos", exact: true }).focus();
      await page.keyboard.press("ArrowLeft");
      await shows(photo + 1);
    });
  }
  await page.keyboard.press("Escape");
  await counts(photo + 1);
});

test("the joint is drawn once by itself, as the photo comes into view", {
  tag: "@facts",
}, async ({ page }) => {
  const photo = gallery.findIndex(({ before }) => before);
  test.skip(photo < 0, "no photo has one of the place before");
  await open(page);
  const { root } = carousel(page);
  const joint = root.getByRole("slider", { name: projects.compareSlider, includeHidden: true });
  const divider = () =>
    joint.evaluate(
      ({ parentElement }) =>
        parentElement && getComputedStyle(parentElement).getPropertyValue("--divider"),
    );
  expect(await divider()).toBe("85%");
  await root.scrollIntoViewIfNeeded();
  await expect.poll(divider).toBe("50%");
  // Drawing it by hand pauses the slideshow.
  await joint.press("ArrowLeft");
  await page.getByRole("heading", { level: 1 }).click();
  await expect(root).toHaveAttribute("data-state", "paused");
});

test("a photo has an address, which the large view follows", async ({ page }) => {
  const at = (index: number) => photoId(gallery[index % total]?.file ?? "");
  const id = at(30);
  await open(page, `/#${id}`);
  const { counts, enlarge, dot } = carousel(page);
  const stays = async () => {
    await counts((30 % total) + 1);
    await expect(page.locator(`#${id}`).getByRole("img")).toBeInViewport({ ratio: 0.5 });
  };
  await stays();
  // After a reload, and back from elsewhere, it is still that photo.
  for (const leave of [
    () => page.reload(),
    () => page.goto("/robots.txt").then(() => page.goBack()),
  ]) {
    await leave();
    await ready(page);
    await stays();
  }
  await page.goto("/#services");
  await ready(page);
  await dot(2).click();
  await enlarge.click();
  await expect(page).toHaveURL(new RegExp(`#${at(1)}$`));
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(new RegExp(`#${at(2)}$`));
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/#services$/);
  // Back leaves the view together with the address that it has followed.
  await page.evaluate(() => location.assign("#projects"));
  await enlarge.click();
  await page.goBack();
  await expect(largeView(page).dialog).toHaveCount(0);
  await expect(page).toHaveURL(/#services$/);
});

test("axe finds nothing in the grid and the large view, at 400 % either", {
  tag: "@story",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  const { seeAll, enlarge } = carousel(page);
  const { dialog } = largeView(page);
  // The second is 1280 x 1024 at 400 %.
  for (const size of [page.viewportSize(), { width: 320, height: 256 }]) {
    if (size) await page.setViewportSize(size);
    await seeAll.click();
    await expectAccessible(page, "#projects");
    await seeAll.click();
    await enlarge.click();
    await expect(dialog).toBeVisible();
    await expectAccessible(page, "dialog");
    expect(await dialog.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(0);
    await page.keyboard.press("Escape");
  }
});
