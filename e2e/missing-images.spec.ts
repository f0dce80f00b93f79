import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { stemOf } from "../lib/content/files";
import { gallery } from "../lib/content/gallery";
import { initialFinish, pictures } from "../lib/content/pictures";
import { services } from "../lib/content/services";
import { words } from "../lib/content/words";
import { carousel } from "./photos";
import { expect, facts, holdBackScripts, open, ready, test } from "./test";

test.use({
  expectedErrors: /Failed to load|ChunkLoadError/,
  // The slideshow would show another photo than the missing one.
  reducedMotion: "reduce",
});

/** Matches every picture that is made from these files. */
const madeOf = (...files: (string | undefined)[]) =>
  new RegExp(`/(${files.map((file) => file && stemOf(file)).join("|")})\\.`);

const STOCK = /^https:\/\/images\.unsplash\.com\//;

async function answerStock(page: Page) {
  const body = await readFile(`lib/content${services[0]?.image}`);
  await page.route(STOCK, (route) => route.fulfill({ body, contentType: "image/jpeg" }));
}

const expectLoaded = (picture: Locator) => expect(picture).not.toHaveJSProperty("naturalWidth", 0);
const sourceOf = (picture: Locator) => picture.evaluate((it: HTMLImageElement) => it.currentSrc);

test("missing pictures are replaced by stock ones, a logo is hidden", async ({ page }) => {
  await answerStock(page);
  const [, second] = services;
  const missing = madeOf(second?.image, gallery[0]?.file, pictures.logo);
  await page.route(missing, (route) => route.fulfill({ status: 404 }));
  const card = page.locator("#services").getByRole("img").nth(1);
  const { shown } = carousel(page);
  // The pictures fail before scripts come, so nothing hears their error events.
  const arrive = await holdBackScripts(page);
  const failed = page.waitForResponse(madeOf(second?.image));
  await page.goto("/");
  await card.scrollIntoViewIfNeeded();
  await failed;
  arrive();
  await ready(page);
  await expect(page.getByRole("banner").locator("img")).toBeHidden();
  await expect(page.getByRole("banner").getByText(facts.name)).toBeVisible();
  for (const picture of [card, shown]) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute("src", STOCK);
    await expectLoaded(picture);
  }
});

test("a finish is seen on the first one until its surface comes, and on plain concrete with its crack if it is missing", async ({
  page,
}) => {
  const other = pictures.finishes.find(
    ({ surface }) => surface && surface !== initialFinish?.surface,
  );
  test.skip(!other, "needs two finishes with a surface");
  let fail = () => {};
  const failed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(madeOf(other?.surface), async (route) => {
    await failed;
    await route.fulfill({ status: 404 });
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  const section = page.getByRole("region", { name: words.finishes.title });
  // The samples are named by their labels: every other picture is a surface.
  const surface = section.getByRole("img");
  await expect(surface).toHaveAccessibleName(initialFinish?.alt ?? "");
  const below = section.locator(`img[src$="${initialFinish?.surface}"]`).first();
  const crack = section.locator("svg").filter({ visible: true });
  await section.getByRole("radio", { name: other?.name, exact: true }).check();
  await expect(surface).toHaveAccessibleName(other?.alt ?? "");
  await expect(below).toBeVisible();
  await expect(crack).toHaveCount(0);
  fail();
  await expect(surface).toHaveCount(0);
  await expect(below).toBeHidden();
  await expect(crack).not.toHaveCount(0);
});

test("pictures that a lost network has replaced come back when it does", async ({
  page,
  context,
}) => {
  await answerStock(page);
  // A stock picture replaces the photo, but not hero and logo, which are hidden.
  const hero = page.locator("#home").getByAltText(pictures.hero.alt);
  const { shown } = carousel(page);
  const logo = page.getByRole("banner").locator("img");
  const lost = [/\/pictures\/hero/, madeOf(pictures.hero.file, gallery[0]?.file, pictures.logo)];
  for (const files of lost) await page.route(files, (route) => route.abort());
  await open(page);
  await expect.poll(() => sourceOf(hero)).toContain(pictures.hero.file);
  await expect(hero).toBeHidden();
  await shown.scrollIntoViewIfNeeded();
  await expect(shown).toHaveAttribute("src", STOCK);
  await expect(logo).toBeHidden();
  for (const files of lost) await page.unroute(files);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(logo).toBeVisible();
  for (const image of [hero, shown]) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => sourceOf(image)).toMatch(/\.avif$/);
    await expectLoaded(image);
  }
});
