import type { Page } from "@playwright/test";
import sharp from "sharp";
import list from "../lib/content/gallery.json" with { type: "json" };
import { pictures } from "../lib/content/pictures";
import { services as kinds } from "../lib/content/services";
import { GitHub } from "./setup/github";
import { test as base, expect, needsLocalServer } from "./test";

const GALLERY = "lib/content/gallery.json";

const test = base.extend<{ github: GitHub }>({
  github: [
    async ({ context }, use) => {
      needsLocalServer("the repository is this project");
      const github = new GitHub();
      await github.open(context);
      await use(github);
    },
    { auto: true },
  ],
});

test.use({
  // Errors in the console that the editor causes: its policy refuses two requests (a look for newer versions, a picture
  // as a data: address), and the build's rules refuse a Save.
  expectedErrors: /unpkg\.com|data:image\/svg|Failed to |status: 200, message|returned 422/,
  // The owner uses a phone.
  viewport: { width: 390, height: 844 },
  hasTouch: true,
});

// Each test takes many steps in a large program.
test.slow();

test.beforeEach(async ({ page }) => {
  await page.goto("/edit/");
  await page.getByRole("button", { name: "Sign In Using Access Token" }).tap();
  await page.getByRole("textbox").fill("token");
  await page.getByRole("alertdialog").getByRole("button", { name: "Sign In" }).tap();
});

/** Opens one of the entries of the list that comes after signing in, and after a Save. */
async function openEntry(page: Page, name: "Photos" | "Facts" | "Services" | "Pictures") {
  await page.getByText(name, { exact: true }).tap();
  await expect(page.getByRole("status").filter({ hasText: "editing the" })).toBeAttached();
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Expects that the editor refuses a Save for this reason, and closes its dialog; what was typed stays. */
async function expectRefused(page: Page, reason: string) {
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText(reason);
  await dialog.getByRole("button", { name: "OK" }).tap();
  await expect(dialog).toBeHidden();
}

/** Presses Save, and waits until the entry is closed, which is the end of the Save. */
async function save(page: Page) {
  await button(page, "Save").tap();
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

/** Chooses a photo from the phone, in the dialog that a photo's field has opened. */
async function choose(page: Page, name: string, width: number, height: number) {
  // Only uploads are WebP files.
  const addresses = page.getByText(/^\/images\/.*\.webp$/);
  const before = await addresses.allTextContents();
  const chosen = page.waitForEvent("filechooser");
  await page.getByRole("dialog").getByRole("button", { name: "Upload" }).tap();
  const photo = sharp({ create: { width, height, channels: 3, background: "gray" } }).jpeg();
  await (await chosen).setFiles({ name, mimeType: "image/jpeg", buffer: await photo.toBuffer() });
  await button(page, "Insert").tap();
  const added = async () =>
    (await addresses.allTextContents()).filter((address) => !before.includes(address));
  await expect.poll(added).toHaveLength(1);
}

test("two photos of one name are saved, and nothing else", async ({ page, github }) => {
  await openEntry(page, "Photos");
  // Only the thumbnails in view are loaded.
  await expect(page.locator("img").first()).not.toHaveJSProperty("naturalWidth", 0);
  await page.getByRole("button", { name: /^Add/ }).first().tap();
  const browse = page.getByRole("button", { name: "Browse" }).first();
  await browse.tap();
  await choose(page, "IMG 2042 (1).JPG", 3000, 300);
  const typed = { kind: kinds[1]?.kind, caption: "House slab", alt: "A slab in its forms" };
  await page.getByRole("radio", { name: kinds[1]?.shortTitle }).tap();
  await type(page, "Caption", typed.caption);
  await type(page, "Description", typed.alt);
  await browse.tap();
  await choose(page, "IMG 2042 (1).JPG", 3000, 4000);
  await save(page);

  const [{ file, before }] = JSON.parse(github.read(GALLERY));
  const photos = [{ file, ...typed, before }, ...list];
  expect(github.read(GALLERY)).toBe(`${JSON.stringify(photos, null, 2)}\n`);
  const files = [file, before].map((address) => `lib/content${address}`);
  expect(github.changed).toEqual([GALLERY, ...files.sort()]);
  for (const name of files) {
    expect(name).toMatch(/\/images\/gallery\/img-2042-1-\w{8}\.webp$/);
    const { format, width } = await sharp(github.bytes(name)).metadata();
    expect([format, width]).toEqual(["webp", 2400]);
  }
});

test("a first photo has to be large enough, and described again", async ({ page }) => {
  await openEntry(page, "Pictures");
  await button(page, "Expand").first().tap();
  const replace = page.getByRole("button", { name: "Replace" }).nth(1);
  await replace.tap();
  await choose(page, "image.jpg", 1080, 1350);
  await button(page, "Save").tap();
  await expectRefused(
    page,
    "Pictures > First photo > Photo is 1080 x 1350 pixels. It has to be at least 1920 pixels wide",
  );

  await replace.tap();
  await choose(page, "image.jpg", 3000, 4000);
  const question = nextDialog(page);
  await button(page, "Save").tap();
  expect(await question).toContain(`Is this still what it shows? “${pictures.hero.alt}”`);
  await expectRefused(page, "Pictures > First photo > Description has to be of the new picture.");
  await type(page, "Description", "A slab in its forms");
  await save(page);
});

test("a removed service that still has photos is not published", async ({ page, github }) => {
  const [first, second] = kinds;
  await openEntry(page, "Services");
  await button(page, "Remove").first().tap();
  const photo = list.find(({ kind }) => kind === first?.kind);
  const refusal = `Photos > ${photo?.caption} > Kind of work does not exist. Choose one of: ${second?.shortTitle}`;
  await button(page, "More Options").tap();
  await page.getByRole("menuitem", { name: "Save and Publish" }).tap();
  await expectRefused(page, refusal);
  await save(page);
  const saved = github.lastCommit.oid;
  const message = nextDialog(page);
  await button(page, "Publish Changes").tap();
  expect(await message).toContain(refusal);
  expect(github.lastCommit.oid).toBe(saved);
});

test("what is saved goes live when it is published", async ({ page, github }) => {
  await openEntry(page, "Facts");
  await type(page, "Company name", "Kaw Flatwork");
  await save(page);
  const live = page.getByRole("status").filter({ hasText: "last:" });
  await expect(live).toContainText("not on the live site yet: press Publish Changes");
  expect(github.lastCommit.message).toMatch(/^\[skip ci\]/);
  await button(page, "Publish Changes").tap();
  await expect(live).toContainText("on its way to the live site");
  expect(github.lastCommit.message).not.toContain("[skip ci]");
  // A build that takes longer than eight minutes has probably failed.
  await page.clock.install({ time: Date.now() + 7 * 60_000 });
  await page.reload();
  await expect(live).toContainText("on its way to the live site");
  await page.clock.fastForward("01:00");
  await expect(live).toContainText("the build has probably stopped");
  const log = live.getByRole("link", { name: "the topmost of the deploys" });
  await expect(log).toHaveAttribute("href", /^https:\/\/app\.netlify\.com\//);
  const body = `${github.lastCommit.oid}\n`;
  await page.route("**/version.txt", (route) => route.fulfill({ body }));
  await page.clock.fastForward("00:20");
  await expect(live).toHaveText(/^Saved last: .*\. It is on the live site\.$/);
});
