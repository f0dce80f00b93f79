import path from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { services as kinds } from "../lib/services";
import { expect, owner, test } from "./test";

test.use({
  // What the editor's policy refuses: the question for a newer version, and a picture made of text.
  expectedErrors: /unpkg\.com|data:image\/svg|Failed to load resource/,
  // An owner's phone.
  viewport: { width: 390, height: 844 },
  hasTouch: true,
});

const photo = (file: string, caption: string) => {
  return { file, kind: kinds[0]?.kind ?? "", caption, alt: "A slab", standIn: true };
};
const first = photo("/images/gallery/first.jpg", "First");
const second = photo("/images/gallery/second.jpg", "Second");

/** As the data is written: two spaces, and a line's end at the end. */
const written = (data: unknown) => `${JSON.stringify(data, null, 2)}\n`;

/** Opens the real editor on a folder in the browser's own file system, as if an owner had chosen it. */
async function openEditor(page: Page, entry: "Photos" | "Facts") {
  // Its third parties: fonts, and whether GitHub is up.
  await page.route(/^https:\/\/(cdn\.jsdelivr\.net|www\.githubstatus\.com)\//, (route) =>
    route.fulfill({ status: 404 }),
  );
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto("/edit/");
  const files = { "gallery.json": written([first, second]), "facts.json": written(owner) };
  await page.evaluate(async (contents) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle(".git", { create: true });
    const lib = await root.getDirectoryHandle("lib", { create: true });
    const folder = await lib.getDirectoryHandle("content", { create: true });
    for (const [name, content] of Object.entries(contents)) {
      const file = await folder.getFileHandle(name, { create: true });
      const writer = await file.createWritable();
      await writer.write(content);
      await writer.close();
    }
  }, files);
  await page.getByRole("button", { name: "Work with Local Repository" }).click();
  await page.getByRole("treeitem", { name: entry }).click();
}

/** Presses again while the editor is still working on what was put in before. */
async function save(page: Page) {
  const button = page.getByRole("button", { name: "Save" });
  await expect(async () => {
    // Not there while the editor is storing, however long that takes.
    if (await button.isVisible()) await button.click({ timeout: 2000 });
    const saved = page.getByRole("status").filter({ hasText: "Entry saved" });
    await expect(saved).toBeVisible({ timeout: 3000 });
  }).toPass();
}

/** What is stored in a folder now. */
async function stored(page: Page, folders: string[], name: string) {
  const bytes = await page.evaluate(
    async ([folders, file]) => {
      let folder = await navigator.storage.getDirectory();
      for (const one of folders) folder = await folder.getDirectoryHandle(one);
      const content = await (await folder.getFileHandle(file)).getFile();
      return Array.from(new Uint8Array(await content.arrayBuffer()));
    },
    [folders, name] as const,
  );
  return Buffer.from(bytes);
}

const textOf = async (page: Page, name: string) =>
  `${await stored(page, ["lib", "content"], name)}`;

test("a caption and the order are changed, and nothing else in the file", async ({ page }) => {
  await openEditor(page, "Photos");
  await page.getByRole("button", { name: "Move Up" }).nth(1).click();
  await page.getByRole("button", { name: "Expand", exact: true }).first().click();
  const caption = page.getByRole("textbox", { name: "Caption" });
  await expect(caption).toHaveValue("Second");
  await caption.fill("Driveway with a border");
  await save(page);
  const moved = { ...second, caption: "Driveway with a border" };
  expect(await textOf(page, "gallery.json")).toBe(written([moved, first]));
});

test("a phone's photo is added, and what is stored does not tell where it was taken", async ({
  page,
}) => {
  const place = { GPSLatitudeRef: "N", GPSLatitude: "39/1 3/1 0/1", GPSLongitude: "95/1 41/1 0/1" };
  const camera = {
    create: { width: 3000, height: 2000, channels: 3, background: "gray" },
  } as const;
  const buffer = await sharp(camera).jpeg().withExifMerge({ IFD3: place }).toBuffer();
  await openEditor(page, "Photos");
  await page.getByRole("button", { name: /^Add/ }).first().click();
  await page.getByRole("button", { name: "Browse" }).click();
  const chosen = page.waitForEvent("filechooser");
  await page.getByRole("dialog").getByRole("button", { name: "Upload" }).click();
  await (await chosen).setFiles({ name: "IMG 2042 (1).JPG", mimeType: "image/jpeg", buffer });
  await page.getByRole("button", { name: "Insert" }).click();
  await page.getByRole("radio", { name: kinds[1]?.shortTitle }).click();
  await page.getByRole("textbox", { name: "Caption" }).fill("House slab");
  await page.getByRole("textbox", { name: "Description" }).fill("A slab in its forms");
  await save(page);

  const list = JSON.parse(await textOf(page, "gallery.json"));
  const { file } = list[0];
  const words = { kind: kinds[1]?.kind, caption: "House slab", alt: "A slab in its forms" };
  expect(list).toEqual([{ file, ...words, standIn: false }, first, second]);
  expect(file).toMatch(/^\/images\/gallery\/[a-z0-9-]+\.webp$/);
  const picture = await stored(page, ["public", "images", "gallery"], path.basename(file));
  const { format, width, height, exif, xmp } = await sharp(picture).metadata();
  expect([format, width, height, exif, xmp]).toEqual(["webp", 2400, 1600, undefined, undefined]);
});

test("a phone number is changed, and one that is none is refused with the check's own words", async ({
  page,
}) => {
  await openEditor(page, "Facts");
  const phone = page.getByRole("textbox", { name: "Phone" });
  await expect(phone).toHaveValue(owner.phone);
  await phone.fill("785 555");
  await page.getByRole("button", { name: "Save" }).click();
  const refusal = page.getByRole("alert").filter({ hasText: "a US number of ten digits" });
  await expect(refusal).toBeVisible();
  expect(await textOf(page, "facts.json")).toBe(written(owner));
  await phone.fill("785.232.4410 ext 4");
  await save(page);
  expect(await textOf(page, "facts.json")).toBe(written({ ...owner, phone: "785.232.4410 ext 4" }));
});
