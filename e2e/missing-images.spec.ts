import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { gallery } from "../lib/content/gallery";
import { pictures } from "../lib/content/pictures";
import { services } from "../lib/content/services";
import {
  expect,
  facts,
  holdBack,
  LATER_SCRIPTS,
  needsPhotos,
  open,
  ready,
  test,
  total,
} from "./test";

test.use({ expectedErrors: /Failed to load|ChunkLoadError/ });

/** Everything that is made of these files. */
const madeOf = (...files: (string | undefined)[]) =>
  new RegExp(`/(${files.map((file) => file?.replace(/^.*\/|\.\w+$/g, "")).join("|")})\\.`);

const FIRST = madeOf(gallery[0]?.file);
const STOCK = /^https:\/\/images\.unsplash\.com\//;

/** The picture of this slide. */
const photo = (page: Page, number: number) =>
  page.getByRole("group", { name: `${number} of ${total}` }).getByRole("img");

async function answerStock(page: Page, status = 200) {
  const asked: string[] = [];
  const body = status === 200 ? await readFile(`lib/content${services[0]?.photo}`) : "";
  await page.route(STOCK, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ status, body, contentType: "image/jpeg" });
  });
  return asked;
}

test("where the AVIF has gone, our own JPEG is shown, not a stock one", async ({ page }) => {
  const asked = await answerStock(page);
  await page.route("**/*.avif", (route) => route.fulfill({ status: 404 }));
  await open(page);
  // The hero, which has no stock picture, a card, and the first of the gallery.
  for (const id of ["home", "services", "projects"]) {
    const picture = page.locator(`#${id}`).getByRole("img").first();
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
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
  const cards = page.locator("#services").getByRole("img");
  const picture = cards.nth(1);
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute("src", STOCK);
  await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
  await page.locator("#projects").scrollIntoViewIfNeeded();
  await expect(photo(page, 1)).toHaveAttribute("src", STOCK);
  await expect(photo(page, 1)).not.toHaveJSProperty("naturalWidth", 0);
  // One for the card, and one for the gallery, which may have come near together.
  expect(asked).toHaveLength(2);
  await page.getByRole("button", { name: "Enlarge photo" }).click();
  await expect(page.getByRole("dialog").getByRole("img")).toHaveAttribute("src", STOCK);
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
  // One address serves all, so that one failure may be shared.
  expect(asked.length).toBeLessThanOrEqual(services.length);
});

test("a photo that got no answer is tried again, and when the network is back", async ({
  page,
  context,
}) => {
  needsPhotos(9);
  const asked = await answerStock(page);
  // Nothing is revealed: for a press on what still moves the test itself scrolls, and photos out of view.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.route(FIRST, (route) => route.abort());
  await open(page);
  await page.locator("#projects").scrollIntoViewIfNeeded();
  await expect(photo(page, 1)).toHaveAttribute("src", STOCK);
  await page.unroute(FIRST);
  for (const number of [3, 1]) {
    await page.getByRole("button", { name: `Go to photo ${number}`, exact: true }).click();
    await expect(photo(page, number)).toBeInViewport({ ratio: 1 });
  }
  await expect(photo(page, 1)).toHaveAttribute("src", /gallery/);
  await expect(photo(page, 1)).not.toHaveJSProperty("naturalWidth", 0);

  await context.setOffline(true);
  await page.getByRole("button", { name: "Go to photo 9" }).click();
  await expect(photo(page, 9)).toHaveJSProperty("complete", true);
  await expect(photo(page, 9)).toHaveJSProperty("naturalWidth", 0);
  await context.setOffline(false);
  await expect(photo(page, 9)).not.toHaveJSProperty("naturalWidth", 0);
  await expect(photo(page, 9)).toHaveAttribute("src", /gallery/);
  expect(asked).toHaveLength(1);
});

test("an enlarged photo that has gone with its view is not asked for again", async ({
  page,
  context,
}) => {
  await answerStock(page);
  await open(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "HEAD") asked.push(request.url());
  });
  await page.route(FIRST, (route) => route.abort());
  await page.getByRole("button", { name: "Enlarge photo" }).click();
  const large = page.getByRole("dialog").getByRole("img").first();
  await expect(large).toHaveAttribute("src", STOCK);
  await page.keyboard.press("Escape");
  await expect(large).toHaveCount(0);
  await page.unroute(FIRST);
  await context.setOffline(true);
  await context.setOffline(false);
  // The one in the page comes back, if it was lost as well: then all has been asked for.
  await expect(photo(page, 1)).toHaveAttribute("src", /gallery/);
  await page.evaluate(() => fetch("/robots.txt", { method: "HEAD" }));
  expect(asked.filter((address) => !address.endsWith("robots.txt")).length).toBeLessThanOrEqual(1);
});

test("what the network lost for a moment comes back in its best form", async ({
  page,
  context,
}) => {
  // The hero and the slab, which no stock picture replaces; of a card, only the AVIF.
  const both = madeOf(pictures.hero.file, pictures.surface.file);
  // Their AVIF have names of their own.
  const crops = /\/(hero|surface)-.*(landscape|portrait)\./;
  const card = new RegExp(`${madeOf(services[0]?.photo).source}.*avif$`);
  for (const files of [both, crops, card]) await page.route(files, (route) => route.abort());
  await open(page);
  const images = [
    page.locator("#home").getByRole("img").first(),
    page.getByRole("img", { name: pictures.surface.alt, exact: true }),
  ];
  const cardImage = page.locator("#services").getByRole("img").first();
  const shown = (image: Locator) =>
    image.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc);
  for (const image of images) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => shown(image)).toMatch(/\.jpg$/);
    await expect(image).toHaveJSProperty("naturalWidth", 0);
  }
  await cardImage.scrollIntoViewIfNeeded();
  await expect.poll(() => shown(cardImage)).toMatch(/\.jpg$/);
  await expect(cardImage).not.toHaveJSProperty("naturalWidth", 0);
  for (const files of [both, crops, card]) await page.unroute(files);
  await context.setOffline(true);
  await context.setOffline(false);
  for (const image of [...images, cardImage]) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => shown(image)).toMatch(/\.avif$/);
    await expect(image).not.toHaveJSProperty("naturalWidth", 0);
  }
});
