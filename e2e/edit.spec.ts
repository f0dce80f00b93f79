import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import list from "../lib/content/gallery.json" with { type: "json" };
import { services as kinds } from "../lib/content/services";
import { GitHub } from "./setup/github";
import { testSites } from "./setup/test-sites";
import { test as base, expect as baseExpect, needsLocalServer, otherCompanyUrl } from "./test";

const GALLERY = "lib/content/gallery.json";
/** The address of the site as it is delivered, which has no editor. */
const delivered = `http://localhost:${testSites.allChannels.port}/`;

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
  baseURL: otherCompanyUrl,
  // The editor causes these errors: its policy refuses two requests, a look for newer versions, and a picture with a data:
  // address.
  expectedErrors: /unpkg\.com|data:image\/svg|Failed to /,
  // The owner uses a phone.
  viewport: { width: 390, height: 844 },
  hasTouch: true,
});

// Each test takes many steps in a large program, and some of them take long on a busy machine.
test.slow();
const expect = baseExpect.configure({ timeout: 30_000 });

/** Signs in, and opens one of the entries of the list. */
async function edit(page: Page, name: "Photos" | "Facts") {
  await page.goto("/edit/");
  await page.getByRole("button", { name: "Sign In Using Access Token" }).tap();
  await page.getByRole("textbox").fill("token");
  await page.getByRole("alertdialog").getByRole("button", { name: "Sign In" }).tap();
  await page.getByText(name, { exact: true }).tap();
  await expect(page.getByRole("status").filter({ hasText: "editing the" })).toBeAttached();
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Presses Save, and waits until the entry is closed, which is the end of the Save. */
async function save(page: Page) {
  await button(page, "Save").tap();
  await expect(page.getByRole("group", { name: "Content Editor" })).toBeHidden();
}

/** Types as an owner does: the editor ignores a field that was filled without a touch. */
async function type(page: Page, name: string, text: string) {
  const field = page.getByRole("textbox", { name, exact: true }).first();
  await field.tap();
  await field.fill(text);
}

/** Chooses a photo from the phone, in the dialog that a photo's field has opened. */
async function choose(page: Page, name: string, width: number, height: number) {
  // These are the addresses of uploads, because no other picture is a WebP file.
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
  await edit(page, "Photos");
  // Only the thumbnails in view are loaded.
  await expect(page.locator("img").first()).not.toHaveJSProperty("naturalWidth", 0);
  const typed = { kind: kinds[1]?.kind, caption: "House slab", alt: "A slab in its forms" };
  for (const height of [300, 400]) {
    // The new entry is above all others.
    await page.getByRole("button", { name: /^Add/ }).first().tap();
    await page.getByRole("button", { name: "Browse" }).first().tap();
    await choose(page, "IMG 2042 (1).JPG", 3000, height);
    await page.getByRole("radio", { name: kinds[1]?.shortTitle }).first().tap();
    await type(page, "Caption", typed.caption);
    await type(page, "Description", typed.alt);
  }
  await save(page);

  const added = JSON.parse(github.read(GALLERY)).slice(0, 2);
  const photos = [...added.map(({ file }: { file: string }) => ({ file, ...typed })), ...list];
  expect(github.read(GALLERY)).toBe(`${JSON.stringify(photos, null, 2)}\n`);
  const files = added.map(({ file }: { file: string }) => `lib/content${file}`);
  expect(github.changed).toEqual([GALLERY, ...files.sort()]);
  for (const name of files) {
    expect(name).toMatch(/\/images\/gallery\/img-2042-1-\w{8}\.webp$/);
    const { format, width } = await sharp(github.bytes(name)).metadata();
    expect([format, width]).toEqual(["webp", 2400]);
  }
});

test("a phone number is saved, and one event asks for all that is saved to be published", async ({
  page,
  github,
}) => {
  const FACTS = "lib/content/facts.json";
  const phone = "785.232.4410";
  await edit(page, "Facts");
  await type(page, "Phone", phone);
  await save(page);
  expect(github.changed).toEqual([FACTS]);
  expect(JSON.parse(github.read(FACTS)).phone).toBe(phone);
  // The host does not build a commit that begins so.
  expect(github.lastCommit.message).toMatch(/^\[skip ci\]/);
  await button(page, "Publish Changes").tap();
  await expect(button(page, "Publish Changes")).toBeDisabled();
  expect(github.events).toHaveLength(1);
  const workflow = await readFile(".github/workflows/publish.yml", "utf8");
  expect(workflow).toContain(`types: [${github.events}]`);
});

test("a site has no editor, unless its owner has switched it on", async ({ request }) => {
  /** How the two sites answer, the delivered one first. */
  const answers = (path: string) =>
    Promise.all([delivered, otherCompanyUrl].map((site) => request.get(new URL(path, site).href)));
  for (const path of ["/edit/", "/edit/sveltia-cms.js", "/edit/additions.js", "/edit/config.json"])
    expect(
      (await answers(path)).map((answer) => answer.status()),
      path,
    ).toEqual([404, 200]);
  const licenses = await Promise.all((await answers("/licenses.txt")).map((file) => file.text()));
  expect(licenses.map((text) => text.includes("@sveltia/cms"))).toEqual([false, true]);
});
