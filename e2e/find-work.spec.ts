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
  await expect(choice("All")).toHaveAttribute("aria-pressed", "true");
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
  // One line, which scrolls where it is too long, by script and without moving the page.
  expect((await choices.first().locator("..").boundingBox())?.height).toBeLessThan(70);
  const before = await page.evaluate(() => scrollY);
  const last = choice(kinds.at(-1)?.shortTitle ?? "");
  await last.evaluate((button: HTMLButtonElement) => button.click());
  await expect(last).toHaveAttribute("aria-pressed", "true");
  await expect(last).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(before);
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
  /** Goes to an address in the page, and is back once everybody has been told. */
  const go = (where: string | number) =>
    page.evaluate(async (where) => {
      const told = new Promise((resolve) => addEventListener("hashchange", resolve));
      if (typeof where === "number") history.go(where);
      else location.assign(where);
      await told;
    }, where);
  const card = page.getByRole("listitem").filter({ hasText: seeRare });
  const see = card.getByRole("link", { name: seeRare, exact: true });
  // Get Quote, and the link that the photo is a part of.
  await expect(card.getByRole("link")).toHaveCount(2);
  for (const follow of [() => see.click(), () => press(card.getByRole("img"))]) {
    await follow();
    await expect(page).toHaveURL(new RegExp(`#${photoId(first?.file ?? "")}$`));
    await expect(choice(shortTitle)).toHaveAttribute("aria-pressed", "true");
    await expect(counter).toHaveText(`1 / ${count}`);
    await expect(shown).toBeInViewport();
    await go(-1);
    await expect(see).toBeInViewport();
  }
  await go(1);
  await expect(carousel).toHaveAttribute("data-state", /^(rotating|resting)$/);
  // The slideshow stays at a photo whose address I open; one that the choice leaves out brings all back.
  const other = gallery.findLastIndex(({ kind }) => kind !== rare?.kind);
  await go(`#${photoId(gallery[other]?.file ?? "")}`);
  await expect(carousel).toHaveAttribute("data-state", "paused");
  await expect(counter).toHaveText(`${other + 1} / ${total}`);
  await expect(page.locator(`#${photoId(gallery[other]?.file ?? "")}`)).toBeInViewport();

  // Of a kind that is not the chosen one, pressed twice: the second time the address is there already.
  const finish = pictures.finishes.find(({ example }) => {
    const photo = photoNamed(example);
    return photo && photo.kind !== rare?.kind;
  });
  const place = gallery.findIndex(({ file }) => file === finish?.example) + 1;
  const link = page.getByRole("link", { name: finish?.name, exact: true });
  for (const follow of [
    () => press(page.getByRole("img", { name: finish?.alt, exact: true })),
    () => link.press("Enter"),
  ]) {
    await choice(shortTitle).click();
    await follow();
    await expect(counter).toHaveText(`${place} / ${total}`);
    await expect(shown).toHaveAttribute("alt", gallery[place - 1]?.alt ?? "");
    await expect(shown).toBeInViewport();
  }
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
    const last = gallery.at(-1)?.file ?? "";
    await page.goto("about:blank");
    await page.goto(`/#${photoId(last)}`);
    await expect(page.locator(`#${photoId(last)}`).getByRole("img")).toBeInViewport({ ratio: 0.5 });
  });
});

test("I see all photos, or one kind, at a glance", {
  tag: "@phone",
}, async ({ page, isMobile }) => {
  let bytes = 0;
  page.on("response", async (response) => {
    if (response.url().includes("-320")) bytes += (await response.body()).length;
  });
  await open(page);
  const { seeAll, sheet, counter, shown } = work(page);
  await seeAll.scrollIntoViewIfNeeded();
  expect(bytes).toBe(0);
  await seeAll.press("Enter");
  for (const { shortTitle } of kinds) {
    await expect(sheet.getByRole("heading", { name: shortTitle, exact: true })).toBeVisible();
  }
  const photos = sheet.getByRole("listitem").getByRole("button");
  await expect(photos).toHaveCount(total);
  const lefts = await photos.evaluateAll((list) =>
    list.map((photo) => photo.getBoundingClientRect().left),
  );
  const most = Math.max(...kinds.map(({ kind }) => workOf(kind).count));
  expect(new Set(lefts).size).toBe(Math.min(isMobile ? 2 : 6, most));

  // By keyboard: from the present photo, which has the focus, to the first one, beside and below.
  await expect(photos.nth(byKind.findIndex(({ file }) => file === gallery[0]?.file))).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expect(photos.nth(1)).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowDown");
  await expect(photos.nth(lefts.indexOf(lefts[0] ?? 0, 1))).toBeFocused();
  await page.keyboard.press("End");
  await expect(photos.last()).toBeFocused();
  await page.keyboard.press("Home");
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
  for (const photo of await photos.all()) {
    await photo.scrollIntoViewIfNeeded();
    await expect(photo.locator("img")).not.toHaveJSProperty("naturalWidth", 0);
  }
  expect(bytes).toBeGreaterThan(0);
  expect(bytes / total).toBeLessThan(250_000 / 44);
  await sheet.getByRole("button", { name: `${shortTitle} ${count}` }).click();
  const heading = sheet.getByRole("heading", { name: projects.sheetOf(shortTitle, count) });
  await expect(heading).toBeVisible();
  await expect(photos).toHaveCount(count);
  const present = photos.first();
  await expect(present.getByText(first?.caption ?? "", { exact: true })).toBeVisible();
  await present.click();
  await expect(counter).toHaveText(`1 / ${count}`);
  await expect(shown).toHaveAttribute("alt", first?.alt ?? "");
  await seeAll.press("Enter");
  await expect(present).toBeFocused();
  await expect(present).toHaveAttribute("aria-current", "true");
  // All of its ring is in view, below the head.
  const ring = await present.evaluate((photo) => {
    const { outlineWidth, outlineOffset } = getComputedStyle(photo);
    const { top, left } = photo.getBoundingClientRect();
    const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    const head = photo.closest("dialog")?.querySelector("h2")?.parentElement;
    return { below: top - reach - (head?.getBoundingClientRect().bottom ?? 0), left: left - reach };
  });
  expect(Math.min(ring.below, ring.left)).toBeGreaterThanOrEqual(0);
});

test("what I have just closed opens again at once", {
  tag: "@story",
}, async ({ page }) => {
  await open(page);
  for (const name of ["See all photos", "Enlarge photo"]) {
    const button = page.getByRole("button", { name });
    const dialog = page.getByRole("dialog");
    await button.click();
    await expect(dialog).toBeVisible();
    // In one task, until the dialog has told that it closed, which is a frame later.
    await button.evaluate(async (button: HTMLButtonElement) => {
      const dialog = document.querySelector("dialog") as HTMLDialogElement;
      const told = new Promise((resolve) => dialog.addEventListener("close", resolve));
      dialog.close();
      button.click();
      await told;
    });
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  }
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
  const like = tapped(gallery[0]?.kind);
  const quoteFor = (service: Locator) => service.getByRole("link", { name: "Get Quote" });
  const cards = page.locator("#services");
  await quoteFor(cards).first().click();
  await expect(description).toHaveValue(tapped(services[0]?.kind));
  for (const part of [
    page.locator("#contact-title"),
    page.getByRole("group", { name: "What is it?" }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
  // Nothing was written on it: another service takes its place.
  await quoteFor(cards).last().click();
  await expect(description).toHaveValue(tapped(services.at(-1)?.kind));
  await description.fill("");
  await ask.click();
  await expect(description).toBeFocused();
  await page.keyboard.type("40 x 20 ft");
  await expect(description).toHaveValue(`${like}${asked(0)}40 x 20 ft`);
  await next.click();
  await page.getByRole("button", { name: "Enlarge photo" }).click();
  for (const link of [page.getByRole("dialog").getByRole("link", { name: "Ask for" }), ask]) {
    await link.click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(description).toBeFocused();
    // The second time for the same photo changes nothing.
    await expect(description).toHaveValue(`${like}${asked(0)}40 x 20 ft\n${asked(1)}`);
  }
  await quoteFor(cards).first().click();
  await expect(description).toHaveValue(`${like}${asked(0)}40 x 20 ft\n${asked(1)}`);
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
  await button.click();
  await expect(earlier).toBeVisible();
  await dialog.getByRole("button", { name: "Next photo" }).click();
  await expect(button).toHaveCount(0);
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
      for (const box of [dialog, page.locator("html")])
        expect(await box.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(0);
      await page.keyboard.press("Escape");
    }
  }
});
