import { spawnSync } from "node:child_process";
import { rm, symlink } from "node:fs/promises";
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
import { test as base, expect, needsLocalServer, owner, total } from "./test";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const FACTS = "lib/content/facts.json";
const GALLERY = "lib/content/gallery.json";

const test = base.extend<{ github: GitHub }>({
  github: async ({ context, request }, use) => {
    needsLocalServer("the repository is this project");
    const config = await (await request.get("/edit/config.json")).json();
    const github = new GitHub(ROOT, config.backend.repo);
    await github.attach(context);
    await use(github);
    github.remove();
  },
});

test.use({
  // What the editor's policy refuses (the question for a newer version, a picture made of text), and
  // what it says of a Save that GitHub refused.
  expectedErrors:
    /unpkg\.com|data:image\/svg|Failed to |personal access token|Bad cred|Not a collaborator/,
  // An owner's phone.
  viewport: { width: 390, height: 844 },
  hasTouch: true,
});

/** The part of a build that may stop it for something in the content. */
const GATE = "npx tsx scripts/build/before-build.ts";

/** As the data is written: two spaces, and a line's end at the end. */
const written = (data: unknown) => `${JSON.stringify(data, null, 2)}\n`;

async function signIn(page: Page, token = "good-token") {
  await page.goto("/edit/");
  await page.getByRole("button", { name: "Sign In Using Access Token" }).tap();
  await page.getByRole("textbox").fill(token);
  await page.getByRole("alertdialog").getByRole("button", { name: "Sign In" }).tap();
}

/** Opens one of the entries of the list that comes after signing in, and after a Save. */
async function openEntry(page: Page, name: "Photos" | "Facts" | "Services" | "Pictures" | "Words") {
  await page.getByText(name, { exact: true }).tap();
  await expect(page.getByRole("status").filter({ hasText: `editing the` })).toBeAttached();
}

const saveButton = (page: Page) => page.getByRole("button", { name: "Save", exact: true });
/** What the editor says of a Save that did not work, or that it will not do without being asked. */
const answer = (page: Page) => page.getByRole("alertdialog");

/** Saves, which closes the entry. */
async function save(page: Page) {
  await saveButton(page).tap();
  await expect(saveButton(page)).toBeHidden();
  await expect(page.getByRole("status").filter({ hasText: "Entry saved" })).toBeVisible();
}

/** Types as an owner does: what has not been touched by hand is not kept by the editor. */
async function type(page: Page, name: string, text: string) {
  const field = page.getByRole("textbox", { name, exact: true });
  await field.tap();
  await field.fill(text);
}

/** A photo as a phone makes it, which says where it was taken. */
async function phonePhoto(background: string) {
  const place = { GPSLatitudeRef: "N", GPSLatitude: "39/1 3/1 0/1", GPSLongitude: "95/1 41/1 0/1" };
  const camera = {
    create: { width: 3000, height: 2000, channels: 3, background },
  } as const;
  return sharp(camera).jpeg().withExifMerge({ IFD3: place }).toBuffer();
}

/** Chooses a photo of the phone, in the dialog that a photo's field has opened; `stored` is its new name. */
async function choose(page: Page, name: string, color: string, stored: string) {
  const chosen = page.waitForEvent("filechooser");
  await page.getByRole("dialog").getByRole("button", { name: "Upload" }).tap();
  const buffer = await phonePhoto(color);
  await (await chosen).setFiles({ name, mimeType: "image/jpeg", buffer });
  await page.getByRole("button", { name: "Insert" }).tap();
  await expect(page.getByText(stored)).toBeVisible();
}

/** Has a command of the project's, with which a build begins or all of it, look at what is on `main`. */
async function runOnMain(github: GitHub, command: string) {
  // One for each worker: two of these tests may be under way at once.
  const folder = path.join(ROOT, `.cache/edited-${test.info().parallelIndex}`);
  await rm(folder, { recursive: true, force: true });
  github.clone(folder);
  // Either would make the clone a root of its own, beyond which Next finds no packages.
  for (const name of [".git", "package-lock.json"])
    await rm(path.join(folder, name), { recursive: true });
  await symlink(path.join(ROOT, "node_modules"), path.join(folder, "node_modules"), "junction");
  return spawnSync(command, { cwd: folder, shell: true, encoding: "utf8" });
}

/** Expects that a Save changed just these files, and that what is on `main` then would be published. */
async function expectSound(github: GitHub, before: string, files: string[], command = GATE) {
  expect(github.changedSince(before)).toEqual(files);
  const { status, stdout, stderr } = await runOnMain(github, command);
  expect(status, `${stdout}${stderr}`).toBe(0);
}

test("an owner changes, adds, replaces and removes photos on a phone, and each Save is just that on main", async ({
  page,
  github,
}) => {
  // What was saved is checked twice and built once.
  test.setTimeout(300_000);
  await signIn(page);
  await openEntry(page, "Photos");
  const item = page.getByRole("button", { name: "Expand", exact: true });

  await test.step("all photos can be seen", async () => {
    const photos = page.locator("img");
    // The list is drawn as far as it has been scrolled.
    await page.mouse.move(195, 500);
    await expect(async () => {
      await page.mouse.wheel(0, 600);
      const widths = await photos.evaluateAll((all) =>
        all.map((one) => "naturalWidth" in one && one.naturalWidth),
      );
      expect(widths.filter(Boolean)).toHaveLength(total);
    }).toPass({ intervals: [100], timeout: 40_000 });
    await page.mouse.wheel(0, -100_000);
  });

  let before = github.head;
  const photos: GalleryPhoto[] = structuredClone(list);
  const expectList = () => expect(github.read(GALLERY)).toBe(written(photos));

  await test.step("a caption", async () => {
    await item.first().tap();
    await type(page, "Caption", "Driveway with a border");
    await save(page);
    Object.assign(photos[0] ?? {}, { caption: "Driveway with a border" });
    expectList();
    expect(github.changedSince(before)).toEqual([GALLERY]);
  });

  await test.step("a photo from the phone, which says where it was taken", async () => {
    before = github.head;
    await openEntry(page, "Photos");
    await page.getByRole("button", { name: /^Add/ }).first().tap();
    await page.getByRole("button", { name: "Browse" }).first().tap();
    const file = "img-2042-1.webp";
    await choose(page, "IMG 2042 (1).JPG", "gray", file);
    await page.getByRole("radio", { name: kinds[1]?.shortTitle }).tap();
    await type(page, "Caption", "House slab");
    await type(page, "Description", "A slab in its forms");
    await save(page);
    const words = { kind: kinds[1]?.kind ?? "", caption: "House slab", alt: "A slab in its forms" };
    photos.unshift({ file: `/images/gallery/${file}`, ...words, standIn: false });
    expectList();
    const stored = `public/images/gallery/${file}`;
    await expectSound(github, before, [GALLERY, stored]);
    const { format, width, height, exif, xmp } = await sharp(github.bytes(stored)).metadata();
    expect([format, width, height, exif, xmp]).toEqual(["webp", 2400, 1600, undefined, undefined]);
  });

  await test.step("an own photo in the place of a stand-in", async () => {
    before = github.head;
    await openEntry(page, "Photos");
    await item.nth(1).tap();
    await page.getByRole("button", { name: "Replace" }).tap();
    await choose(page, "patio.jpg", "tan", "patio.webp");
    await save(page);
    Object.assign(photos[1] ?? {}, { file: "/images/gallery/patio.webp" });
    expectList();
    await expectSound(github, before, [GALLERY, "public/images/gallery/patio.webp"]);
  });

  await test.step("one photo less", async () => {
    before = github.head;
    await openEntry(page, "Photos");
    await page.getByRole("button", { name: "Remove", exact: true }).nth(2).tap();
    await save(page);
    photos.splice(2, 1);
    expectList();
    await expectSound(github, before, [GALLERY], "npm run build");
  });

  await test.step("a photo that is in use cannot be deleted", async () => {
    await page.goto(`/edit/#/assets/public${photos[0]?.file}`);
    await page.getByRole("button", { name: "Show Edit Options" }).tap();
    await page.getByRole("menuitem", { name: "Delete" }).tap();
    await expect(answer(page)).toContainText("This asset can’t be deleted");
    await expect(answer(page).getByRole("button", { name: "Delete" })).toBeDisabled();
  });
});

test("a number that is none is refused with the check's own words, and one that somebody else has changed meanwhile is not overwritten unasked", async ({
  page,
  github,
}) => {
  await signIn(page);
  await openEntry(page, "Facts");
  await expect(page.getByRole("textbox", { name: "Phone" })).toHaveValue(owner.phone);
  const before = github.read(FACTS);
  await type(page, "Phone", "785 555");
  await saveButton(page).tap();
  const refusal = page.getByRole("alert").filter({ hasText: "a US number of ten digits" });
  await expect(refusal).toBeVisible();
  expect(github.read(FACTS)).toBe(before);

  await type(page, "Phone", "785.232.4410 ext 4");
  const theirs = before.replace(owner.phone, "(785) 555-0177");
  github.write(FACTS, theirs);
  await saveButton(page).tap();
  await expect(answer(page)).toContainText("Entry Changed by Someone Else");
  await expect(answer(page)).toContainText("If you save now, their changes will be lost.");
  expect(github.read(FACTS)).toBe(theirs);

  await answer(page).getByRole("button", { name: "Cancel" }).tap();
  await expect(page.getByRole("textbox", { name: "Phone" })).toHaveValue("785.232.4410 ext 4");
  await saveButton(page).tap();
  await answer(page).getByRole("button", { name: "Save Anyway" }).tap();
  await expect(page.getByRole("status").filter({ hasText: "Entry saved" })).toBeVisible();
  expect(github.read(FACTS)).toBe(before.replace(owner.phone, "785.232.4410 ext 4"));
});

test("a service, a picture's description and a sentence are changed each in its own line, and all else stays as it was", async ({
  page,
  github,
}) => {
  test.setTimeout(120_000);
  await signIn(page);
  for (const [entry, field, old] of [
    ["Services", "Text", kinds[0]?.text],
    // With it in the entry: where the joint of the photo is, to a tenth of a percent.
    ["Pictures", "Description", pictures.hero.alt],
    ["Words", "Heading", words.hero.title],
  ] as const) {
    const file = `lib/content/${entry.toLowerCase()}.json`;
    const before = { head: github.head, text: github.read(file) };
    await openEntry(page, entry);
    await page.getByRole("button", { name: "Expand", exact: true }).first().tap();
    await expect(page.getByRole("textbox", { name: field }).first()).toHaveValue(old ?? "");
    await type(page, field, "As we say it now");
    await expect(saveButton(page)).toBeEnabled();
    await expect(page.getByRole("status").filter({ hasText: "Entry saved" })).toBeHidden();
    await save(page);
    const [was, is] = [old, "As we say it now"].map((text) => JSON.stringify(text));
    expect(github.read(file)).toBe(before.text.replace(was ?? "", is ?? ""));
    await expectSound(github, before.head, [file]);
  }
});

test("a Save without a network, or with a token that has no right to it, keeps what was typed and says why", async ({
  page,
  github,
}) => {
  const phone = page.getByRole("textbox", { name: "Phone" });
  const expectRefused = async (why: string) => {
    await saveButton(page).tap();
    await expect(answer(page)).toContainText("There was an error while saving the entry.");
    await expect(answer(page)).toContainText(why);
    await answer(page).getByRole("button", { name: "OK" }).tap();
    await expect(phone).toHaveValue("785.232.4410");
  };
  const before = github.read(FACTS);

  await signIn(page, "token-for-another-repository");
  await expect(page.getByRole("alert")).toContainText("You don’t have access to the");

  await signIn(page, "read-only-token");
  await openEntry(page, "Facts");
  await type(page, "Phone", "785.232.4410");
  await expectRefused("Resource not accessible by personal access token");
  github.offline = true;
  await expectRefused("Failed to fetch");
  github.offline = false;
  delete github.tokens["read-only-token"];
  await expectRefused("Bad credentials");
  expect(github.read(FACTS)).toBe(before);

  // Coming back asks for a token, and the entry for what was typed.
  await signIn(page);
  await openEntry(page, "Facts");
  await page.getByRole("alertdialog").getByRole("button", { name: "Restore" }).tap();
  await expect(phone).toHaveValue("785.232.4410");
  await save(page);
  expect(github.read(FACTS)).toBe(before.replace(owner.phone, "785.232.4410"));
});
