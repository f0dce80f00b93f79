import { execFileSync } from "node:child_process";
import {
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { test as base, expect } from "@playwright/test";
import sharp from "sharp";
import { gallery } from "../lib/gallery";
import { checkGallery, reportOf } from "../scripts/owner/check-photos.mjs";
import { needsLocalServer } from "./test";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

const test = base.extend<{ folder: string }>({
  /** An empty folder of this test's own. */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names out of the pattern
  folder: async ({}, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), "photos-"));
    await use(folder);
    await rm(folder, { recursive: true });
  },
});

test.beforeEach(() => {
  needsLocalServer("the photos and the list are read from disk");
  test.skip(test.info().project.name !== "desktop", "no browser takes part: once is enough");
});

/** A plain photo. */
function photo(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "#b7aea2" } }).jpeg();
}

/** A photo as a phone takes it: lying on its side, with the place where it was taken. */
function phonePhoto(width: number, height: number) {
  return photo(width, height)
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: "Phone" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "39/1 3/1 0/1", GPSLongitude: "95/1 41/1 0/1" },
    });
}

const entry = (file: string) => ({
  file,
  caption: "Broom-finished patio",
  alt: "Gray patio behind a house",
});

test("a gallery in order has no problems", async ({ folder }) => {
  await photo(1200, 900).toFile(path.join(folder, "patio.jpg"));
  expect(await checkGallery({ folder, list: [entry("patio.jpg")] })).toEqual({
    problems: [],
    located: [],
  });
});

test("a picture that is too small is named with its size and what it takes", async ({ folder }) => {
  await photo(1199, 1600).toFile(path.join(folder, "small.jpg"));
  const { problems } = await checkGallery({ folder, list: [entry("small.jpg")] });
  expect(problems).toEqual([
    "small.jpg is 1199 pixels wide (1199 x 1600 as it is shown). It takes at least 1200: use a larger one, or take it away.",
  ]);
});

test("a picture counts as wide as it is shown, not as it was saved", async ({ folder }) => {
  await phonePhoto(1600, 1000).toFile(path.join(folder, "upright.jpg"));
  await phonePhoto(900, 1400).toFile(path.join(folder, "lying.jpg"));
  const list = [entry("upright.jpg"), entry("lying.jpg")];
  const { problems } = await checkGallery({ folder, list });
  expect(problems).toEqual([
    "upright.jpg is 1000 pixels wide (1000 x 1600 as it is shown). It takes at least 1200: use a larger one, or take it away.",
  ]);
});

test("a broken file and half a file are named, and do not stop the check", async ({ folder }) => {
  await writeFile(path.join(folder, "broken.jpg"), "not a picture");
  const whole = await photo(1500, 1000).toBuffer();
  await writeFile(path.join(folder, "half.jpg"), whole.subarray(0, whole.length / 2));
  await photo(800, 600).toFile(path.join(folder, "small.jpg"));
  const list = ["broken.jpg", "half.jpg", "small.jpg"].map(entry);
  const { problems } = await checkGallery({ folder, list });
  expect(problems).toEqual([
    expect.stringMatching(/^broken\.jpg cannot be read as a picture/),
    expect.stringMatching(/^half\.jpg cannot be read as a picture/),
    expect.stringMatching(/^small\.jpg is 800 pixels wide/),
  ]);
});

test("a file of another kind, and a name that would break its address, are named", async ({
  folder,
}) => {
  await writeFile(path.join(folder, "IMG_1.heic"), "a phone's own kind");
  await writeFile(path.join(folder, ".DS_Store"), "");
  await photo(1500, 1000).toFile(path.join(folder, "new patio, 2.jpg"));
  const { problems } = await checkGallery({ folder, list: [entry("new patio, 2.jpg")] });
  expect(problems).toEqual([
    expect.stringMatching(/^IMG_1\.heic is no picture that the site can publish/),
    expect.stringMatching(/^new patio, 2\.jpg has a name that would break its address/),
  ]);
});

test("a photo that is not in the list is reported with the lines to add", async ({ folder }) => {
  await photo(1500, 1000).toFile(path.join(folder, "new.jpg"));
  const { problems } = await checkGallery({ folder, list: [] });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain("new.jpg is not in the list");
  expect(problems[0]).toContain('  {\n    file: "new.jpg",\n    caption: "",\n    alt: "",\n  },');
});

test("a photo that is in the list but not there is reported with the lines to take out", async ({
  folder,
}) => {
  const { problems } = await checkGallery({ folder, list: [entry("gone.jpg")] });
  expect(problems).toEqual([
    expect.stringMatching(/^gone\.jpg is in the list, but there is no such picture/),
  ]);
  expect(problems[0]).toContain('    file: "gone.jpg",\n    caption: "Broom-finished patio",');
});

test("a photo without alternative text fails, whether it is missing, empty or blank", async ({
  folder,
}) => {
  await photo(1500, 1000).toFile(path.join(folder, "patio.jpg"));
  const { alt: _, ...withoutAlt } = entry("patio.jpg");
  for (const listed of [withoutAlt, { ...withoutAlt, alt: "" }, { ...withoutAlt, alt: " \n" }]) {
    const { problems } = await checkGallery({ folder, list: [listed] });
    expect(problems).toEqual([
      "patio.jpg has no alternative text. Write in `alt` what can be seen, for those who cannot see it.",
    ]);
  }
});

test("a photo that is listed twice is reported", async ({ folder }) => {
  await photo(1500, 1000).toFile(path.join(folder, "patio.jpg"));
  const list = [entry("patio.jpg"), entry("patio.jpg")];
  const { problems } = await checkGallery({ folder, list });
  expect(problems).toEqual(["patio.jpg is in the list more than once. Keep one of its entries."]);
});

test("a photo that says where it was taken is no problem, but the owner is told", async ({
  folder,
}) => {
  await phonePhoto(1000, 1500).toFile(path.join(folder, "located.jpg"));
  await photo(1500, 1000)
    .withExif({ IFD0: { Make: "Camera" } })
    .toFile(path.join(folder, "plain.jpg"));
  const list = [entry("located.jpg"), entry("plain.jpg")];
  const found = await checkGallery({ folder, list });
  expect(found).toEqual({ problems: [], located: ["located.jpg"] });
  const report = reportOf({ ...found, count: 2 });
  expect(report).toContain("located.jpg says where it was taken: that is stripped");
  expect(report.split("\n").at(-1)).toMatch(/^All is well: 2 photos/);
});

test("the site's own gallery has no problems, and the command says so", async () => {
  const folder = path.join(ROOT, "public/images/gallery");
  expect((await checkGallery({ folder, list: [...gallery] })).problems).toEqual([]);
  const output = execFileSync("npm", ["run", "--silent", "photos"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  expect(output.trim().split("\n").at(-1)).toMatch(/^All is well: /);
});

test("the command fails with the problems in its output", async ({ folder }) => {
  const at = await projectIn(folder);
  await photo(1500, 1000).toFile(at("public/images/gallery/new.jpg"));
  await writeFile(at("lib/gallery.json"), "[]\n");
  const run = () =>
    execFileSync("node", [at("scripts/owner/check-photos.mjs")], { encoding: "utf8" });
  expect(run).toThrow(expect.objectContaining({ status: 1 }));
  expect(run).toThrow(
    expect.objectContaining({ stdout: expect.stringContaining("new.jpg is not in the list") }),
  );
});

test("what is published stands upright and says nothing of camera and place", async ({
  folder,
}) => {
  const at = await projectIn(folder);
  // Smaller than the one that came with the site: its upright cut is made all the same.
  await photo(1200, 700).toFile(at("public/images/hero.jpg"));
  await phonePhoto(1400, 1600).toFile(at("public/images/gallery/phone.jpg"));
  const original = await sharp(at("public/images/gallery/phone.jpg")).metadata();
  expect([original.orientation, Boolean(original.exif)]).toEqual([6, true]);

  const { buildPhotos, cleanOriginals } = await import(
    pathToFileURL(at("scripts/build/photos.mjs")).href
  );
  await buildPhotos();
  await mkdir(at("out/images/gallery"), { recursive: true });
  await cleanOriginals(at("out"));

  const published = [at("out/images/gallery/phone.jpg")];
  for (const name of await readdir(at("public/photos/gallery"))) {
    published.push(at(`public/photos/gallery/${name}`));
  }
  const list = JSON.parse(await readFile(at("lib/photos.generated.json"), "utf8"));
  expect(published).toHaveLength(1 + 2 * list["gallery/phone.jpg"].widths.length);
  for (const file of published) {
    const { exif, xmp, iptc, width, height, orientation = 1 } = await sharp(file).metadata();
    expect([exif, xmp, iptc], file).toEqual([undefined, undefined, undefined]);
    expect([width > height, orientation], file).toEqual([true, 1]);
  }
  expect(list["gallery/phone.jpg"]).toMatchObject({ width: 1600, height: 1400 });
  expect(list["hero-portrait.jpg"].width).toBeGreaterThan(600);
});

/** The scripts in a project of its own, so that they find its photos and not the site's. */
async function projectIn(folder: string) {
  const at = (name: string) => path.join(folder, name);
  for (const name of [
    "scripts/build",
    "scripts/owner",
    "lib",
    "public/images/gallery",
    "node_modules",
  ]) {
    await mkdir(at(name), { recursive: true });
  }
  for (const name of ["build/photos.mjs", "owner/check-photos.mjs"]) {
    await copyFile(path.join(ROOT, "scripts", name), at(`scripts/${name}`));
  }
  await writeFile(at("package.json"), '{ "type": "module" }');
  await symlink(path.join(ROOT, "node_modules/sharp"), at("node_modules/sharp"));
  return at;
}
