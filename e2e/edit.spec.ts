import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import list from "../lib/content/gallery.json" with { type: "json" };
import type { GalleryPhoto } from "../lib/content/schema";
import words from "../lib/content/words.json" with { type: "json" };
import { pictures } from "../lib/pictures";
import { services as kinds } from "../lib/services";
import { GitHub } from "./setup/github";
import { withPlace } from "./setup/phone-photo";
import { test as base, expect, facts, needsLocalServer } from "./test";

const FACTS = "lib/content/facts.json";
const GALLERY = "lib/content/gallery.json";

const test = base.extend<{ github: GitHub }>({
  github: async ({ context }, use) => {
    needsLocalServer("the repository is this project");
    // One for each worker: two of these tests may be under way at once.
    const folder = new URL(`../.cache/edited-${test.info().parallelIndex}`, import.meta.url);
    const github = new GitHub(fileURLToPath(folder));
    await github.open(context);
    await use(github);
  },
});

test.use({
  // What the editor's policy refuses (the question for a newer version, a picture made of text), and
  // what it says of a Save that GitHub refused.
  expectedErrors: /unpkg\.com|data:image\/svg|Failed to |personal access token/,
  // An owner's phone.
  viewport: { width: 390, height: 844 },
  hasTouch: true,
});

async function signIn(page: Page) {
  await page.goto("/edit/");
  await page.getByRole("button", { name: "Sign In Using Access Token" }).tap();
  await page.getByRole("textbox").fill("token");
  await page.getByRole("alertdialog").getByRole("button", { name: "Sign In" }).tap();
}

/** Opens one of the entries of the list that comes after signing in, and after a Save. */
async function openEntry(page: Page, name: "Photos" | "Facts" | "Services" | "Pictures" | "Words") {
  await page.getByText(name, { exact: true }).tap();
  await expect(page.getByRole("status").filter({ hasText: `editing the` })).toBeAttached();
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
/** What the editor says of a Save that did not work, or that it will not do without being asked. */
const answer = (page: Page) => page.getByRole("alertdialog");

/** Presses a button that saves, and waits for the end of it, which closes the entry. */
async function save(page: Page, name = "Save") {
  await button(page, name).tap();
  await expect(page.getByRole("group", { name: "Content Editor" })).toBeHidden();
}

/** Types as an owner does: what has not been touched by hand is not kept by the editor. */
async function type(page: Page, name: string, text: string) {
  const field = page.getByRole("textbox", { name, exact: true });
  await field.tap();
  await field.fill(text);
}

/** Chooses a photo of the phone, in the dialog that a photo's field has opened; `stored` is its new name. */
async function choose(page: Page, name: string, stored: string) {
  const chosen = page.waitForEvent("filechooser");
  await page.getByRole("dialog").getByRole("button", { name: "Upload" }).tap();
  const create = { width: 3000, height: 300, channels: 3, background: "gray" } as const;
  const buffer = await withPlace(sharp({ create }).jpeg()).toBuffer();
  await (await chosen).setFiles({ name, mimeType: "image/jpeg", buffer });
  await button(page, "Insert").tap();
  await expect(page.getByText(stored)).toBeVisible();
}

test("an owner adds and removes photos on a phone, and each Save is just that on main", async ({
  page,
  github,
}) => {
  test.setTimeout(120_000);
  await signIn(page);
  const photos: GalleryPhoto[] = structuredClone(list);
  /** Opens the photos, changes them, saves, and expects just that: the list and these pictures. */
  const change = async (work: () => Promise<unknown>, ...pictures: string[]) => {
    await openEntry(page, "Photos");
    await work();
    await save(page);
    expect(github.read(GALLERY)).toBe(`${JSON.stringify(photos, null, 2)}\n`);
    expect(github.changed).toEqual([GALLERY, ...pictures]);
  };

  const added = "/images/gallery/img-2042-1.webp";
  await change(async () => {
    // Thumbnails, of which only those in view are loaded.
    await expect(page.locator("img").first()).not.toHaveJSProperty("naturalWidth", 0);
    await page.getByRole("button", { name: /^Add/ }).first().tap();
    await page.getByRole("button", { name: "Browse" }).first().tap();
    await choose(page, "IMG 2042 (1).JPG", path.basename(added));
    const told = { kind: kinds[1]?.kind ?? "", caption: "House slab", alt: "A slab in its forms" };
    await page.getByRole("radio", { name: kinds[1]?.shortTitle }).tap();
    await type(page, "Caption", told.caption);
    await type(page, "Description", told.alt);
    photos.unshift({ file: added, ...told, standIn: false });
  }, `public${added}`);
  const { format, width, exif, xmp } = await sharp(github.bytes(`public${added}`)).metadata();
  expect([format, width, exif, xmp]).toEqual(["webp", 2400, undefined, undefined]);

  await change(async () => {
    await button(page, "Remove").nth(1).tap();
    photos.splice(1, 1);
  });
  github.build();

  await test.step("a photo that is in use cannot be deleted", async () => {
    await page.goto(`/edit/#/assets/public${added}`);
    await button(page, "Show Edit Options").tap();
    await page.getByRole("menuitem", { name: "Delete" }).tap();
    await expect(answer(page)).toContainText("This asset can’t be deleted");
    await expect(answer(page).getByRole("button", { name: "Delete" })).toBeDisabled();
  });
});

test("a service, a picture's description and a sentence are changed each in its own line, and all else stays as it was", async ({
  page,
  github,
}) => {
  await signIn(page);
  for (const [entry, field, old = ""] of [
    ["Services", "Text", kinds[0]?.text],
    // With it in the entry: where the joint of the photo is, to a tenth of a percent.
    ["Pictures", "Description", pictures.hero.alt],
    ["Words", "Heading", words.hero.title],
  ] as const) {
    const file = `lib/content/${entry.toLowerCase()}.json`;
    const before = github.read(file);
    await openEntry(page, entry);
    await button(page, "Expand").first().tap();
    await expect(page.getByRole("textbox", { name: field }).first()).toHaveValue(old);
    await type(page, field, "As we say it now");
    await save(page);
    expect(github.read(file)).toBe(before.replace(JSON.stringify(old), '"As we say it now"'));
  }
  github.build();
});

test("what cannot be saved stays as typed, and says why: a number that is none, no right, somebody else's change", async ({
  page,
  github,
}) => {
  const number = "785.232.4410 ext 4";
  const phone = page.getByRole("textbox", { name: "Phone" });
  const before = github.read(FACTS);
  const expectRefused = async (...why: string[]) => {
    await button(page, "Save").tap();
    for (const words of why) await expect(answer(page)).toContainText(words);
    const close = answer(page).getByRole("button", { name: /^(OK|Cancel)$/ });
    await close.tap();
    await expect(close).toBeHidden();
    await expect(phone).toHaveValue(number);
  };

  await signIn(page);
  await openEntry(page, "Facts");
  await expect(phone).toHaveValue(facts.phone);
  await type(page, "Phone", "785 555");
  await button(page, "Save").tap();
  const refusal = page.getByRole("alert").filter({ hasText: "a US number of ten digits" });
  await expect(refusal).toBeVisible();

  await type(page, "Phone", number);
  github.mayWrite = false;
  await expectRefused(
    "There was an error while saving the entry.",
    "Resource not accessible by personal access token",
  );
  expect(github.read(FACTS)).toBe(before);

  github.mayWrite = true;
  const theirs = before.replace(facts.phone, "(785) 555-0177");
  github.write(FACTS, theirs);
  await expectRefused("Entry Changed by Someone Else", "their changes will be lost.");
  expect(github.read(FACTS)).toBe(theirs);
  await button(page, "Save").tap();
  await save(page, "Save Anyway");
  expect(github.read(FACTS)).toBe(before.replace(facts.phone, number));
});
