import type { Locator, Page } from "@playwright/test";
import { gallery, photoId, photoNamed, workOf } from "../lib/gallery";
import { pictures } from "../lib/pictures";
import { seeWork, services } from "../lib/services";
import { projects } from "../lib/site";
import { expectAccessible } from "./axe";
import { expect, open, quoteForm, test, total } from "./test";

/** The kinds of work that there are photos of. */
const kinds = services.filter(({ kind }) => workOf(kind).first);
/** The one with the fewest photos, which is not the first in the list of all. */
const [rare] = [...kinds].sort((a, b) => workOf(a.kind).count - workOf(b.kind).count);
const { count, first } = workOf(rare?.kind ?? "");
/** All photos as the contact sheet shows them: by kind. */
const byKind = kinds.flatMap(({ kind }) => gallery.filter((photo) => photo.kind === kind));
const [shortTitle, seeRare] = [rare?.shortTitle ?? "", rare ? seeWork(rare, count) : ""];

function work(page: Page) {
  const section = page.locator("#projects");
  return {
    carousel: section.getByRole("group", { name: "Photos of past projects" }),
    choices: section.getByRole("group", { name: "Kind of work" }).getByRole("button"),
    choice: (name: string) => section.getByRole("button", { name: new RegExp(`^${name} \\d+$`) }),
    counter: section.getByText(/^\d+ \/ \d+$/).first(),
    dots: section.getByRole("button", { name: /^Go to photo/ }),
    next: section.getByRole("button", { name: "Next photo" }),
    shown: section.getByRole("img").first(),
    ask: section.getByRole("link", { name: "Ask for one like this" }),
    seeAll: section.getByRole("button", { name: "See all photos" }),
    sheet: page.getByRole("dialog", { name: "All photos" }),
  };
}

test("I see only the kind of work that I choose", {
  tag: "@facts",
}, async ({ page }) => {
  await open(page);
  const { choices, choice, counter, dots, next, shown } = work(page);
  await expect(choices).toHaveText([
    `All ${total}`,
    ...kinds.map(({ kind, shortTitle }) => `${shortTitle} ${workOf(kind).count}`),
  ]);
  await next.click();
  await choice(shortTitle).click();
  await expect(counter).toHaveText(`1 / ${count}`);
  await expect(dots).toHaveCount(count > 1 ? Math.min(count, 10) : 0);
  await expect(choices.and(page.locator("[aria-pressed=true]"))).toHaveText(
    `${shortTitle} ${count}`,
  );
  await expect(shown).toHaveAttribute("alt", first?.alt ?? "");
  for (let step = 2; step <= count; step++) await next.click();
  await expect(counter).toHaveText(`${count} / ${count}`);
  await next.click();
  await expect(counter).toHaveText(`1 / ${count}`);
  await choice("All").click();
  await expect(counter).toHaveText(`1 / ${total}`);
  await expect(dots).toHaveCount(Math.min(total, 10));
});

test("links and pictures lead to photos, and Back returns", {
  tag: "@story",
}, async ({ page }) => {
  // No smooth scrolling: a press has to wait for nothing.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  const { carousel, choice, counter, shown } = work(page);
  /** Presses the middle of a picture, whatever lies there. */
  const press = async (picture: Locator) => {
    await picture.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
    await page.mouse.click(x + width / 2, y + height / 2);
  };
  const card = page.getByRole("listitem").filter({ hasText: seeRare });
  const see = card.getByRole("link", { name: seeRare, exact: true });
  for (const follow of [() => see.click(), () => press(card.getByRole("img"))]) {
    await follow();
    await expect(page).toHaveURL(new RegExp(`#${photoId(first?.file ?? "")}$`));
    await expect(choice(shortTitle)).toHaveAttribute("aria-pressed", "true");
    await expect(counter).toHaveText(`1 / ${count}`);
    await expect(shown).toBeInViewport();
    await page.goBack();
    await expect(see).toBeInViewport();
  }
  // The slideshow stays at a photo whose address I open; one that the choice leaves out brings all back.
  await expect(carousel).not.toHaveAttribute("data-state", "paused");
  const other = gallery.findLastIndex(({ kind }) => kind !== rare?.kind);
  const id = photoId(gallery[other]?.file ?? "");
  await page.evaluate((id) => location.assign(`#${id}`), id);
  await expect(carousel).toHaveAttribute("data-state", "paused");
  await expect(counter).toHaveText(`${other + 1} / ${total}`);
  await expect(page.locator(`#${id}`)).toBeInViewport();

  // Of a kind that is not the chosen one.
  const finish = pictures.finishes.find(({ example }) => {
    const photo = photoNamed(example);
    return photo && photo.kind !== rare?.kind;
  });
  const place = gallery.findIndex(({ file }) => file === finish?.example) + 1;
  await choice(shortTitle).click();
  await press(page.getByRole("img", { name: finish?.alt, exact: true }));
  await expect(counter).toHaveText(`${place} / ${total}`);
  await expect(shown).toHaveAttribute("alt", gallery[place - 1]?.alt ?? "");
  await expect(shown).toBeInViewport();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("links lead to photos and to the form", { tag: "@story" }, async ({ page }) => {
    await page.goto("/");
    await page.locator("#services").getByRole("link", { name: seeRare, exact: true }).click();
    const photo = page.locator(`#${photoId(first?.file ?? "")}`).getByRole("img");
    await expect(photo).toBeInViewport({ ratio: 0.5 });
    await work(page).ask.click();
    await expect(page).toHaveURL(/#contact$/);
  });
});

test("I see all photos, or one kind, at a glance", {
  tag: "@phone",
}, async ({ page }) => {
  await open(page);
  const { seeAll, sheet, counter, shown } = work(page);
  await seeAll.press("Enter");
  for (const { shortTitle } of kinds) {
    await expect(sheet.getByRole("heading", { name: shortTitle, exact: true })).toBeVisible();
  }
  const photos = sheet.getByRole("listitem").getByRole("button");
  await expect(photos).toHaveCount(total);
  for (const photo of await photos.all()) {
    await photo.scrollIntoViewIfNeeded();
    await expect(photo.locator("img")).not.toHaveJSProperty("naturalWidth", 0);
  }

  // By keyboard: from the present photo, which has the focus, to the first one, beside and below.
  await expect(photos.nth(byKind.findIndex(({ file }) => file === gallery[0]?.file))).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expect(photos.nth(1)).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowDown");
  const lefts = await photos.evaluateAll((list) =>
    list.map((photo) => photo.getBoundingClientRect().left),
  );
  await expect(photos.nth(lefts.indexOf(lefts[0] ?? 0, 1))).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await expect(seeAll).toBeFocused();

  await page.keyboard.press("Enter");
  const wanted = gallery.at(-1);
  const button = photos.nth(byKind.findIndex(({ file }) => file === wanted?.file));
  await expect(button).toHaveAccessibleName(wanted?.caption ?? "");
  await button.click();
  await expect(sheet).toHaveCount(0);
  await expect(counter).toHaveText(`${total} / ${total}`);
  await expect(shown).toHaveAttribute("alt", wanted?.alt ?? "");

  // I choose a kind, read what each photo shows, and see which one I come from.
  await seeAll.click();
  await sheet.getByRole("button", { name: `${shortTitle} ${count}` }).click();
  const heading = sheet.getByRole("heading", { name: projects.sheetOf(shortTitle, count) });
  await expect(heading).toBeVisible();
  await expect(photos).toHaveCount(count);
  const present = photos.first();
  await expect(present.getByText(first?.caption ?? "", { exact: true })).toBeVisible();
  await present.click();
  await expect(counter).toHaveText(`1 / ${count}`);
  await seeAll.press("Enter");
  await expect(present).toBeFocused();
  await expect(present).toHaveAttribute("aria-current", "true");
});

test("I ask for one like the photo, and lose no word", { tag: "@story" }, async ({ page }) => {
  // No smooth scrolling: a press has to wait for nothing.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  const { ask, next } = work(page);
  const { description } = quoteForm(page);
  const asked = (index: number) => `Like your photo "${gallery[index]?.caption}": `;
  /** What a tap on a service writes. */
  const tapped = (kind?: string) => {
    const one = services.find((service) => service.kind === kind)?.counted.one ?? "";
    return `${one.slice(0, 1).toUpperCase()}${one.slice(1)}. `;
  };
  const quoteFor = page.locator("#services").getByRole("link", { name: "Get Quote" });
  await quoteFor.first().click();
  await expect(description).toHaveValue(tapped(services[0]?.kind));
  await expect(page.locator("#contact-title")).toBeInViewport({ ratio: 1 });
  // Nothing was written on it: another service takes its place.
  await quoteFor.last().click();
  await expect(description).toHaveValue(tapped(services.at(-1)?.kind));
  await description.fill("");
  await ask.click();
  await expect(description).toBeFocused();
  await page.keyboard.type("40 x 20 ft");
  const like = `${tapped(gallery[0]?.kind)}${asked(0)}40 x 20 ft`;
  await expect(description).toHaveValue(like);
  await next.click();
  await page.getByRole("button", { name: "Enlarge photo" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Ask for" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(description).toBeFocused();
  // The second time for the same photo changes nothing, nor does a service now.
  for (const link of [ask, quoteFor.first()]) {
    await link.click();
    await expect(description).toHaveValue(`${like}\n${asked(1)}`);
  }
});

test("a photo shows the place before, held or pressed", { tag: "@facts" }, async ({ page }) => {
  const photo = gallery.find(({ before }) => before);
  test.skip(!photo, "no photo has one of the place before");
  await open(page, `/#${photoId(photo?.file ?? "")}`);
  await page.getByRole("button", { name: "Enlarge photo" }).click();
  const dialog = page.getByRole("dialog");
  const button = dialog.getByRole("button", { name: "Before" });
  const earlier = dialog.getByRole("img", { name: /^The same place before/ });
  for (const seen of [true, false]) {
    await button.press("Enter");
    await expect(button).toHaveAttribute("aria-pressed", String(seen));
    await expect(earlier).toBeVisible({ visible: seen });
  }
  await button.hover();
  await page.mouse.down();
  await expect(earlier).toBeVisible();
  // Longer than a press is.
  const shown = await page.evaluate(() => performance.now());
  await page.waitForFunction((shown) => performance.now() - shown > 400, shown);
  await page.mouse.up();
  await expect(earlier).toBeHidden();
});

// Only Chromium gives a test the right to read the clipboard.
test("a photo has an address, which I can copy and open", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const id = photoId(gallery[30 % total]?.file ?? "");
  await open(page, `/#${id}`);
  await expect(work(page).counter).toHaveText(`${(30 % total) + 1} / ${total}`);
  await expect(page.locator(`#${id}`).getByRole("img")).toBeInViewport({ ratio: 0.5 });
  await page.getByRole("button", { name: "Enlarge photo" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("status").filter({ hasText: projects.linkCopied })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).hash).toBe(`#${id}`);
});

test("axe finds nothing in dialogs, at 400 % either", {
  tag: "@story",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  const dialog = page.getByRole("dialog");
  // The second is 1280 x 1024 at 400 %.
  for (const size of [page.viewportSize(), { width: 320, height: 256 }]) {
    if (size) await page.setViewportSize(size);
    for (const name of ["See all photos", "Enlarge photo"]) {
      await page.getByRole("button", { name }).click();
      // The dialogs come with the first that is opened.
      await expect(dialog).toBeVisible();
      await expectAccessible(page, "dialog");
      expect(await dialog.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(0);
      await page.keyboard.press("Escape");
    }
  }
});
