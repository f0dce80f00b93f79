import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import Ajv from "ajv";
import sharp from "sharp";
import photos from "../lib/gallery.json" with { type: "json" };
import { expect, owner, test } from "./test";

// The policy refuses the question for a newer version, and a picture made of text.
test.use({
  expectedErrors: /unpkg\.com|data:image\/svg|Failed to load resource/,
  // An owner's phone.
  viewport: { width: 390, height: 844 },
  hasTouch: true,
});

/** Third parties of the editor: fonts, and whether GitHub is up. */
const STRANGERS = /^https:\/\/(cdn\.jsdelivr\.net|www\.githubstatus\.com)\//;
const FILES = ["gallery.json", "facts.json"];

/** Opens the real editor on a copy of the data in the browser's own file system, as if it were a folder. */
async function openEditor(page: Page, entry: "Photos" | "Facts") {
  await page.route(STRANGERS, (route) => route.fulfill({ status: 404 }));
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto("/edit/");
  const texts = await Promise.all(FILES.map((name) => readFile(`lib/${name}`, "utf8")));
  await page.evaluate(
    async ([names, contents]) => {
      const root = await navigator.storage.getDirectory();
      await root.getDirectoryHandle(".git", { create: true });
      const folder = await root.getDirectoryHandle("lib", { create: true });
      for (const [index, name] of names.entries()) {
        const file = await folder.getFileHandle(name, { create: true });
        const writer = await file.createWritable();
        await writer.write(contents[index] ?? "");
        await writer.close();
      }
    },
    [FILES, texts] as const,
  );
  await page.getByRole("button", { name: "Work with Local Repository" }).click();
  await page.getByRole("treeitem", { name: entry }).click();
}

/** Presses again while the editor is still working on what was put in before. */
async function save(page: Page) {
  await expect(async () => {
    await page.getByRole("button", { name: "Save" }).click({ timeout: 2000 });
    const saved = page.getByRole("status").filter({ hasText: "Entry saved" });
    await expect(saved).toBeVisible({ timeout: 3000 });
  }).toPass();
}

/** What is stored now. */
async function stored(page: Page, name: string) {
  const bytes = await page.evaluate(async (path) => {
    let folder = await navigator.storage.getDirectory();
    const [file = "", ...folders] = path.split("/").reverse();
    for (const one of folders.reverse()) folder = await folder.getDirectoryHandle(one);
    const content = await (await folder.getFileHandle(file)).getFile();
    return Array.from(new Uint8Array(await content.arrayBuffer()));
  }, name);
  return Buffer.from(bytes);
}

test("a caption is changed, and nothing else in the file", async ({ page }) => {
  await openEditor(page, "Photos");
  await page.getByRole("button", { name: "Expand", exact: true }).first().click();
  const caption = page.getByRole("textbox", { name: "Caption" });
  await expect(caption).toHaveValue(photos[0]?.caption ?? "");
  await caption.fill("Driveway with a border");
  await save(page);
  const before = await readFile("lib/gallery.json", "utf8");
  const after = before.replace(`"${photos[0]?.caption}"`, '"Driveway with a border"');
  expect(`${await stored(page, "lib/gallery.json")}`).toBe(after);
});

test("a phone's photo is added without the place where it was taken, and another is moved up", async ({
  page,
}) => {
  const place = { GPSLatitudeRef: "N", GPSLatitude: "39/1 3/1 0/1", GPSLongitude: "95/1 41/1 0/1" };
  const buffer = await sharp({
    create: { width: 3000, height: 2000, channels: 3, background: "gray" },
  })
    .jpeg()
    .withExifMerge({ IFD0: { Make: "Phone" }, IFD3: place })
    .toBuffer();
  await openEditor(page, "Photos");
  await page.getByRole("button", { name: "Move Up" }).nth(1).click();
  await page.getByRole("button", { name: /^Add/ }).first().click();
  await page.getByRole("button", { name: "Browse" }).click();
  const chosen = page.waitForEvent("filechooser");
  await page.getByRole("dialog").getByRole("button", { name: "Upload" }).click();
  await (await chosen).setFiles({ name: "IMG 2042 (1).JPG", mimeType: "image/jpeg", buffer });
  await page.getByRole("button", { name: "Insert" }).click();
  await page.getByRole("radio", { name: "Foundations" }).click();
  await page.getByRole("textbox", { name: "Caption" }).fill("House slab");
  await page.getByRole("textbox", { name: "Description" }).fill("A slab in its forms");
  await save(page);

  const [added, ...rest] = JSON.parse(`${await stored(page, "lib/gallery.json")}`);
  const entry = { kind: "foundations", caption: "House slab", alt: "A slab in its forms" };
  expect(added).toMatchObject(entry);
  expect(added.file).toMatch(/^[a-z0-9-]+\.webp$/);
  const [first, second, ...others] = photos;
  expect(rest).toEqual([second, first, ...others]);
  const file = await stored(page, `public/images/gallery/${added.file}`);
  const { format, width, height, exif, xmp } = await sharp(file).metadata();
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
  const refusal = page.getByRole("alert").filter({ hasText: "It has to be a US number of ten" });
  await expect(refusal).toBeVisible();
  const before = await readFile("lib/facts.json", "utf8");
  expect(`${await stored(page, "lib/facts.json")}`).toBe(before);
  await phone.fill("785.232.4410 ext 4");
  await save(page);
  const after = before.replace(owner.phone, "785.232.4410 ext 4");
  expect(`${await stored(page, "lib/facts.json")}`).toBe(after);
});

test("the configuration is valid, and has the fields that the data has", async ({ request }) => {
  const config = await (await request.get("/edit/config.json")).json();
  const schema = await readFile("node_modules/@sveltia/cms/schema/sveltia-cms.json", "utf8");
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(JSON.parse(schema));
  validate(config);
  expect(validate.errors).toBeNull();
  const [gallery, facts] = config.singletons;
  const names = (fields: { name: string }[]) => fields.map(({ name }) => name);
  expect(names(gallery.fields[0].fields)).toEqual(Object.keys(photos[0] ?? {}));
  expect(names(facts.fields)).toEqual(Object.keys(owner));
});

test("the editor has a policy of its own, and every other address keeps the site's", async ({
  request,
}) => {
  const policyOf = async (address: string) => {
    const response = await request.get(address);
    const header = response.headers()["content-security-policy"];
    return (
      header ??
      (await response.text()).match(/http-equiv="Content-Security-Policy" content="([^"]+)/)?.[1]
    );
  };
  const editor = await policyOf("/edit/");
  expect(editor).toContain("style-src 'self' 'unsafe-inline'");
  expect(editor).toContain("connect-src 'self' blob: https://api.github.com");
  const page = await policyOf("/");
  expect(page).not.toContain("unsafe-inline");
  for (const address of ["/index.html", "/404.html", "/__forms.html", "/images/hero.jpg"]) {
    expect(await policyOf(address), address).toBe(page);
  }
  for (const address of ["/nothing", "/nothing/here", "/editor.html"]) {
    expect(page, address).toBe(`${await policyOf(address)}; frame-ancestors 'none'`);
    const { "x-frame-options": frames } = (await request.get(address)).headers();
    expect(frames, address).toBe("DENY");
  }
  expect((await request.get("/edit/")).headers()["x-robots-tag"]).toBe("noindex");
});
