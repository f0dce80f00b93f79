import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { gallery } from "../lib/content/gallery";
import { pictures } from "../lib/content/pictures";
import { services } from "../lib/content/services";
import { carousel, largeView } from "./photos";
import { expect, facts, holdBack, LATER_SCRIPTS, needsPhotos, open, ready, test } from "./test";

test.use({ expectedErrors: /Failed to load|ChunkLoadError/ });

/** Matches every picture that is made from these files. */
const madeOf = (...files: (string | undefined)[]) =>
  new RegExp(`/(${files.map((file) => file?.replace(/^.*\/|\.\w+$/g, "")).join("|")})\\.`);

const STOCK = /^https:\/\/images\.unsplash\.com\//;

async function answerStock(page: Page, status = 200) {
  const asked: string[] = [];
  const body = status === 200 ? await readFile(`lib/content${services[0]?.photo}`) : "";
  await page.route(STOCK, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ status, body, contentType: "image/jpeg" });
  });
  return asked;
}

const comes = (picture: Locator) => expect(picture).not.toHaveJSProperty("naturalWidth", 0);

test("where the AVIF has gone, our own JPEG is shown, not a stock one", async ({ page }) => {
  const asked = await answerStock(page);
  await page.route("**/*.avif", (route) => route.fulfill({ status: 404 }));
  await open(page);
  // The hero, which has no stock picture, a card, and the first of the gallery.
  for (const id of ["home", "services", "projects"]) {
    const picture = page.locator(`#${id}`).getByRole("img").first();
    await picture.scrollIntoViewIfNeeded();
    await comes(picture);
    const shown = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(shown).toContain("/images/");
  }
  expect(asked).toEqual([]);
});

test("missing pictures are replaced by stock ones, a logo is hidden", async ({ page }) => {
  const asked = await answerStock(page);
  const [, second] = services;
  const missing = madeOf(second?.photo, gallery[0]?.file, pictures.logo);
  await page.route(missing, (route) => route.fulfill({ status: 404 }));
  await open(page);
  await expect(page.getByRole("banner").locator("img")).toBeHidden();
  await expect(page.getByRole("banner").getByText(facts.name)).toBeVisible();
  const { shown, enlarge } = carousel(page);
  for (const picture of [page.locator("#services").getByRole("img").nth(1), shown]) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute("src", STOCK);
    await comes(picture);
  }
  // One for the card, and one for the gallery.
  expect(asked).toHaveLength(2);
  await enlarge.click();
  await expect(largeView(page).photo).toHaveAttribute("src", STOCK);
});

test("what failed before scripts is found, and asked for once", async ({ page }) => {
  const asked = await answerStock(page, 404);
  await page.route(madeOf(...services.map(({ photo }) => photo)), (route) =>
    route.fulfill({ status: 404 }),
  );
  const arrive = await holdBack(page, LATER_SCRIPTS);
  const failed = page.waitForResponse(madeOf(services[0]?.photo));
  await page.goto("/");
  const cards = page.locator("#services").getByRole("img");
  await cards.first().scrollIntoViewIfNeeded();
  await failed;
  arrive();
  await ready(page);
  for (const picture of await cards.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute("src", STOCK);
  }
  // All cards share one stock address, so a failure may serve several.
  expect(asked.length).toBeLessThanOrEqual(services.length);
});

test("what the network lost comes back with it in its best form, but not what has left the page", async ({
  page,
  context,
}) => {
  await answerStock(page);
  // The hero, which no stock picture replaces, a photo, and of a card only the AVIF.
  const first = madeOf(gallery[0]?.file);
  const lost = [
    new RegExp(`${madeOf(services[0]?.photo).source}.*avif$`),
    madeOf(pictures.hero.file),
    // Its AVIF have names of their own.
    /\/hero-.*(landscape|portrait)\./,
    first,
  ];
  for (const files of lost) await page.route(files, (route) => route.abort());
  await open(page);
  const { shown, enlarge } = carousel(page);
  const { photo, dialog } = largeView(page);
  const hero = page.locator("#home").getByRole("img").first();
  const card = page.locator("#services").getByRole("img").first();
  const source = (image: Locator) => image.evaluate((it: HTMLImageElement) => it.currentSrc);
  for (const [image, fallback] of [
    [hero, /\.jpg$/],
    [card, /\.jpg$/],
    [shown, STOCK],
  ] as const) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => source(image)).toMatch(fallback);
  }
  await expect(hero).toHaveJSProperty("naturalWidth", 0);
  await comes(card);
  await enlarge.click();
  await expect(photo).toHaveAttribute("src", STOCK);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);

  for (const files of lost) await page.unroute(files);
  const asked: string[] = [];
  page.on("request", (request) => first.test(request.url()) && asked.push(request.url()));
  await context.setOffline(true);
  await context.setOffline(false);
  for (const image of [hero, card, shown]) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => source(image)).toMatch(/\.avif$/);
    await comes(image);
  }
  expect(asked).toHaveLength(1);
});

test("without a network a photo waits for it, and no other one is shown", async ({
  page,
  context,
}) => {
  needsPhotos(9);
  const asked = await answerStock(page);
  await open(page);
  const { dot, shown, counts } = carousel(page);
  await context.setOffline(true);
  await dot(9).click();
  await counts(9);
  await expect(shown).toHaveJSProperty("complete", true);
  await expect(shown).toHaveJSProperty("naturalWidth", 0);
  await context.setOffline(false);
  await comes(shown);
  expect(asked).toEqual([]);
});
