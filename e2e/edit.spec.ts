import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import list from "../lib/content/gallery.json" with { type: "json" };
import { pictures } from "../lib/content/pictures";
import type { GalleryPhoto } from "../lib/content/schema";
import { services as kinds } from "../lib/content/services";
import words from "../lib/content/words.json" with { type: "json" };
import { GitHub } from "./setup/github";
import { withLocation } from "./setup/phone-photo";
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
  // Errors in the console that the editor causes: its policy refuses two requests (a look for newer versions, a picture
  // as a data: address), and GitHub or the build's rules refuse a Save.
  expectedErrors: /unpkg\.com|data:image\/svg|Failed to |status: 200, message/,
  // The owner uses a phone.
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
/** The editor's dialog after a Save that failed or needs a confirmation. */
const dialogOf = (page: Page) => page.getByRole("alertdialog");

/** Presses Save, expects this reason for the refusal, and closes the dialog; what was typed stays. */
async function expectRefused(page: Page, reason: string) {
  await button(page, "Save").tap();
  await expect(dialogOf(page)).toContainText(reason);
  const close = dialogOf(page).getByRole("button", { name: /^(OK|Cancel)$/ });
  await close.tap();
  await expect(close).toBeHidden();
}

/** Presses a button that saves, and waits until the entry is closed, which is the end of the Save. */
async function save(page: Page, name = "Save") {
  await button(page, name).tap();
  await expect(page.getByRole("group", { name: "Content Editor" })).toBeHidden();
}

/** Waits for the browser's own dialog, declines it, and returns its message. */
async function nextDialog(page: Page) {
  const dialog = await page.waitForEvent("dialog");
  await dialog.dismiss();
  return dialog.message();
}

/** Types as an owner does: the editor ignores a field that was filled without a touch. */
async function type(page: Page, name: string, text: string) {
  const field = page.getByRole("textbox", { name, exact: true });
  await field.tap();
  await field.fill(text);
}

/**
 * Chooses a photo from the phone, in the dialog that a photo's field has opened.
 *
 * @returns the address that the photo will have
 */
async function choose(
  page: Page,
  name: string,
  size = { width: 3000, height: 300 },
  background = "gray",
) {
  // Only uploads are WebP files.
  const addresses = page.getByText(/^\/images\/.*\.webp$/);
  const before = await addresses.allTextContents();
  const chosen = page.waitForEvent("filechooser");
  await page.getByRole("dialog").getByRole("button", { name: "Upload" }).tap();
  const photo = sharp({ create: { ...size, channels: 3, background } }).jpeg();
  const buffer = await withLocation(photo).toBuffer();
  await (await chosen).setFiles({ name, mimeType: "image/jpeg", buffer });
  await button(page, "Insert").tap();
  const added = async () =>
    (await addresses.allTextContents()).find((address) => !before.includes(address)) ?? "";
  await expect.poll(added).toBeTruthy();
  return added();
}

test("an owner adds and removes photos on a phone, two of one name as well, and each Save is just that on main", async ({
  page,
  github,
}) => {
  test.setTimeout(120_000);
  await signIn(page);
  const photos: GalleryPhoto[] = structuredClone(list);
  /** Saves, and expects no changes but in the list and these pictures. */
  const expectSaved = async (...pictures: string[]) => {
    await save(page);
    expect(github.read(GALLERY)).toBe(`${JSON.stringify(photos, null, 2)}\n`);
    const files = pictures.map((picture) => `lib/content${picture}`);
    expect(github.changed).toEqual([GALLERY, ...files.sort()]);
  };

  await openEntry(page, "Photos");
  // Only the thumbnails in view are loaded.
  await expect(page.locator("img").first()).not.toHaveJSProperty("naturalWidth", 0);
  await page.getByRole("button", { name: /^Add/ }).first().tap();
  const browse = page.getByRole("button", { name: "Browse" }).first();
  await browse.tap();
  const file = await choose(page, "IMG 2042 (1).JPG");
  const typed = { kind: kinds[1]?.kind ?? "", caption: "House slab", alt: "A slab in its forms" };
  await page.getByRole("radio", { name: kinds[1]?.shortTitle }).tap();
  await type(page, "Caption", typed.caption);
  await type(page, "Description", typed.alt);
  await browse.tap();
  const before = await choose(page, "IMG 2042 (1).JPG", { width: 3000, height: 4000 }, "black");
  photos.unshift({ file, ...typed, before });
  expect(before).not.toBe(file);
  await expectSaved(file, before);
  expect(file).toMatch(/^\/images\/gallery\/img-2042-1-\w{8}\.webp$/);
  for (const address of [file, before]) {
    const picture = sharp(github.bytes(`lib/content${address}`));
    const { format, width, exif, xmp } = await picture.metadata();
    expect([format, width, exif, xmp]).toEqual(["webp", 2400, undefined, undefined]);
  }

  await openEntry(page, "Photos");
  await button(page, "Remove").nth(1).tap();
  photos.splice(1, 1);
  await expectSaved();
  github.build();

  await test.step("a photo that is in use cannot be deleted", async () => {
    await page.goto(`/edit/#/assets/lib/content${file}`);
    await button(page, "Show Edit Options").tap();
    await page.getByRole("menuitem", { name: "Delete" }).tap();
    await expect(dialogOf(page)).toContainText("This asset can’t be deleted");
  });
});

test("a first photo that is too small is not saved; one as phones make it is, and asks for its description again", async ({
  page,
  github,
}) => {
  test.slow();
  await signIn(page);
  await openEntry(page, "Pictures");
  await button(page, "Expand").first().tap();
  const replace = page.getByRole("button", { name: "Replace" }).nth(1);
  await replace.tap();
  await choose(page, "image.jpg", { width: 1080, height: 1350 });
  await expectRefused(
    page,
    "Pictures > First photo > Photo is 1080 x 1350 pixels. It has to be at least 1920 pixels wide",
  );

  await replace.tap();
  const file = await choose(page, "image.jpg", { width: 3000, height: 4000 });
  const question = nextDialog(page);
  await expectRefused(page, "Pictures > First photo > Description has to be of the new picture.");
  expect(await question).toContain(`Is this still what it shows? “${pictures.hero.alt}”`);
  await type(page, "Description", "A slab in its forms");
  await save(page);
  const { width, height } = await sharp(github.bytes(`lib/content${file}`)).metadata();
  expect([width, height]).toEqual([2400, 3200]);
});

test("a service can be removed, and publishing is refused until its photos have another", async ({
  page,
  github,
}) => {
  test.slow();
  const [first, second] = kinds;
  await signIn(page);
  await openEntry(page, "Services");
  await button(page, "Remove").first().tap();
  const photo = list.find(({ kind }) => kind === first?.kind);
  const refusal = `Photos > ${photo?.caption} > Kind of work does not exist. Choose one of: ${second?.shortTitle}`;
  const before = github.lastCommit().oid;

  await test.step("not by Save and Publish", async () => {
    await button(page, "More Options").tap();
    await page.getByRole("menuitem", { name: "Save and Publish" }).tap();
    await expect(dialogOf(page)).toContainText(refusal);
    await dialogOf(page).getByRole("button", { name: "OK" }).tap();
    expect(github.lastCommit().oid).toBe(before);
  });

  await test.step("nor by Publish Changes", async () => {
    await save(page);
    const saved = github.lastCommit().oid;
    const message = nextDialog(page);
    await button(page, "Publish Changes").tap();
    expect(await message).toContain(refusal);
    expect(github.lastCommit().oid).toBe(saved);
  });
});

test("opening hours are chosen, refused while they close before they open, and kept as the site reads them", async ({
  page,
  github,
}) => {
  test.slow();
  // The editor adds a field to the page when it is in view.
  await page.setViewportSize({ width: 390, height: 8000 });
  await signIn(page);
  await openEntry(page, "Facts");
  const field = (label: string) =>
    page.getByRole("group", { name: `“\u2068${label}\u2069” Field`, exact: true }).first();
  const fill = (label: string, value: string) => field(label).locator("input").fill(value);

  await field("Hours").getByRole("button", { name: /^Add/ }).tap();
  await fill("As it reads", "Mondays");
  await fill("Opens", "07:00");
  await fill("Closes", "05:00");
  await field("Days").getByRole("combobox").tap();
  await page.getByRole("option", { name: "Monday" }).tap();
  await expectRefused(page, 'Mondays > Closes is "05:00". It may not be before "07:00"');
  await fill("Closes", "17:00");
  await save(page);
  expect(JSON.parse(github.read(FACTS))).toMatchObject({
    hours: [{ text: "Mondays", days: ["Monday"], opens: "07:00", closes: "17:00" }],
  });
});

test("what is saved changes its own line alone, is not built until it is published, and the editor says how far it is", async ({
  page,
  github,
}) => {
  test.slow();
  await signIn(page);
  for (const [entry, field, old = ""] of [
    ["Services", "Text", kinds[0]?.text],
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
  const live = page.getByRole("status").filter({ hasText: "last:" });
  await expect(live).toContainText("not on the live site yet: press Publish Changes");
  expect(github.lastCommit().message).toMatch(/^\[skip ci\]/);

  await test.step("publishing makes the commit that is built", async () => {
    await button(page, "Publish Changes").tap();
    await expect(live).toContainText("on its way to the live site");
    expect(github.lastCommit().message).not.toContain("[skip ci]");
    github.build();
  });

  await test.step("a build that does not come to its end in ten minutes has stopped", async () => {
    await page.clock.setFixedTime(Date.now() + 10 * 60_000);
    await page.reload();
    await expect(live).toContainText("the build has stopped");
    const log = live.getByRole("link", { name: "the topmost of the deploys" });
    await expect(log).toHaveAttribute("href", /^https:\/\/app\.netlify\.com\//);
  });

  await page.route("**/version.txt", (route) =>
    route.fulfill({ body: `${github.lastCommit().oid}\n` }),
  );
  await page.reload();
  await expect(live).toHaveText(/^Saved last: .*\. It is on the live site\.$/);
});

test("an invalid number is refused as soon as it is saved", async ({ page, github }) => {
  await signIn(page);
  await openEntry(page, "Facts");
  await type(page, "Phone", "785 555");
  await button(page, "Save").tap();
  const reason = page.getByRole("alert").filter({ hasText: "a US number of ten digits" });
  await expect(reason.first()).toBeVisible();
  expect(github.read(FACTS)).toContain(facts.phone);
});

test("what somebody else has changed meanwhile is not overwritten unasked", async ({
  page,
  github,
}) => {
  const before = github.read(FACTS);
  await signIn(page);
  await openEntry(page, "Facts");
  await type(page, "Phone", "785.232.4410 ext 4");
  const theirs = before.replace(facts.phone, "(785) 555-0177");
  github.write(FACTS, theirs);
  await expectRefused(page, "Entry Changed by Someone Else");
  expect(github.read(FACTS)).toBe(theirs);
  await button(page, "Save").tap();
  await save(page, "Save Anyway");
  expect(github.read(FACTS)).toBe(before.replace(facts.phone, "785.232.4410 ext 4"));
});
