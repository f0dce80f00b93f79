import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { test as base, expect } from "@playwright/test";
import sharp from "sharp";
import { testSites } from "./setup/test-sites.mjs";
import { needsLocalServer } from "./test";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const PHOTOS = "scripts/owner/check-photos.mjs";
const BUILD = "scripts/build/photos.mjs";
const LAUNCH = "scripts/owner/launch.mjs";

/** A small project with the real scripts, so that they find its pictures and not the site's. */
type Project = {
  at: (name: string) => string;
  /** Runs one of the commands: what it said, and whether it was content. */
  run: (script: string) => { text: string; ok: boolean };
  json: (name: string) => Promise<unknown>;
  write: (name: string, content: unknown) => Promise<void>;
};

const test = base.extend<{ project: Project }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names out of the pattern
  project: async ({}, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), "photos-"));
    const at = (name: string) => path.join(folder, name);
    await mkdir(at("public/images/gallery"), { recursive: true });
    for (const name of ["scripts/build", "scripts/owner", "lib/phone.mjs", "lib/facts.json"]) {
      await cp(path.join(ROOT, name), at(name), { recursive: true });
    }
    await mkdir(at("node_modules"));
    for (const name of ["sharp", "exifr"]) {
      await symlink(path.join(ROOT, "node_modules", name), at(`node_modules/${name}`), "junction");
    }
    const write = (name: string, content: unknown) =>
      writeFile(at(name), typeof content === "string" ? content : JSON.stringify(content, null, 2));
    const own = { file: "own.jpg", alt: "A driveway" };
    await write("package.json", { type: "module" });
    await write("lib/pictures.json", { logo: "logo.svg", hero, about: own, finishes: {} });
    await write("lib/services.json", [{ kind: "driveways", photo: "own.jpg", alt: "A driveway" }]);
    await write("lib/gallery.json", [entry("patio.jpg")]);
    await write("public/images/logo.svg", svg(40));
    await photo(2400, 1350).toFile(at("public/images/hero.jpg"));
    await photo(1200, 800).toFile(at("public/images/own.jpg"));
    await photo(1200, 900).toFile(at("public/images/gallery/patio.jpg"));
    await use({
      at,
      write,
      json: async (name) => JSON.parse(await readFile(at(name), "utf8")),
      run: (script) => {
        const { status, stdout, stderr } = spawnSync("node", [at(script)], { encoding: "utf8" });
        return { text: `${stdout}${stderr}`, ok: status === 0 };
      },
    });
    await rm(folder, { recursive: true });
  },
});

test.beforeEach(() => needsLocalServer("pictures and lists are read from disk"));

const hero = { file: "hero.jpg", alt: "A driveway", crops: { portrait: { ratio: 1.5 } } };
const entry = (file: string) => ({
  file,
  kind: "driveways",
  caption: "Broom-finished patio",
  alt: "Gray patio behind a house",
});
const svg = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40"><path d="M0 0h40v40H0z"/></svg>`;

function photo(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "#b7aea2" } }).jpeg();
}

/** As a phone takes it: lying on its side, with the place where it was taken. */
function phonePhoto(width: number, height: number) {
  const place = { GPSLatitudeRef: "N", GPSLatitude: "39/1 3/1 0/1", GPSLongitude: "95/1 41/1 0/1" };
  return photo(width, height)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: "Phone" }, IFD3: place });
}

test("pictures in order are passed by every command, and the owner hears what tells a place", async ({
  project: { at, run },
}) => {
  await phonePhoto(900, 1200).toFile(at("public/images/gallery/patio.jpg"));
  const { text, ok } = run(PHOTOS);
  expect(text).toContain("gallery/patio.jpg says where it was taken");
  expect(text).not.toContain("own.jpg says");
  expect(text).toContain("All is well: 4 pictures");
  expect([ok, run(BUILD).ok]).toEqual([true, true]);
});

test("a file that cannot be published stops every command, by name and with what to do", async ({
  project: { at, run, json },
}) => {
  const whole = await photo(1500, 1000).toBuffer();
  const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");
  const files: [string, Buffer, RegExp][] = [
    ["IMG_2042.HEIC", heic, /Apple's own format.*Most Compatible/],
    ["renamed.jpg", heic, /Apple's own format/],
    ["walk.MOV", whole, /nothing that the site can publish.*JPEG/],
    ["empty.jpg", Buffer.alloc(0), /is empty.*Copy it once more/],
    ["half.jpg", whole.subarray(0, whole.length / 2), /is damaged.*Copy it once more/],
    ["fake.jpg", Buffer.from("not a picture"), /is no picture.*Copy it once more/],
    ["other.jpg", await photo(1500, 1000).png().toBuffer(), /is no JPG/],
    ["job#12-50%.jpg", whole, /would break its address. Use letters/],
    ["folder/deep.jpg", whole, /a folder that the site does not know/],
    ["small.jpg", await photo(1199, 1600).toBuffer(), /1199 pixels wide.*at least 1200/],
    ["lying.jpg", await phonePhoto(1600, 1000).toBuffer(), /is 1000 pixels wide \(1000 x 1600/],
  ];
  await mkdir(at("public/images/gallery/folder"));
  for (const [name, bytes] of files) await writeFile(at(`public/images/gallery/${name}`), bytes);
  await writeFile(at("public/images/gallery/.DS_Store"), "");

  for (const command of [PHOTOS, BUILD, LAUNCH]) {
    const { text, ok } = run(command);
    expect(ok, command).toBe(false);
    for (const [name, , words] of files) {
      const told = text
        .split("\n")
        .filter((line) => line.includes(`public/images/gallery/${name} `));
      expect(told, `${command} about ${name}`).toEqual([expect.stringMatching(words)]);
    }
    expect(text).not.toMatch(/\.DS_Store|\n\s+at /);
  }
  // What cannot be published is not put into the list.
  expect(await json("lib/gallery.json")).toEqual([entry("patio.jpg")]);
});

test("a new photo is put into the list, and passes once its words are written", async ({
  project: { at, run, json, write },
}) => {
  await photo(1500, 1000).webp().toFile(at("public/images/gallery/new.webp"));
  expect(run(BUILD).text).toContain("new.webp is not in lib/gallery.json. Run `npm run photos`");
  const { text, ok } = run(PHOTOS);
  expect(ok).toBe(false);
  for (const field of ["alt", "caption", "kind"]) {
    expect(text).toMatch(new RegExp(`gallery/new\\.webp has no .*\`${field}\``));
  }
  const added = { file: "new.webp", kind: "", caption: "", alt: "" };
  expect(await json("lib/gallery.json")).toEqual([entry("patio.jpg"), added]);
  await write("lib/gallery.json", [entry("patio.jpg"), entry("new.webp")]);
  expect(run(PHOTOS).ok).toBe(true);
  expect(run(BUILD).ok).toBe(true);
});

test("a slip in the list is told with its line, and an entry that fits no photo by name", async ({
  project: { run, write },
}) => {
  await write(
    "lib/gallery.json",
    '[\n  {\n    "file": "patio.jpg",\n    "caption": "The "big" one"\n',
  );
  for (const command of [PHOTOS, BUILD, LAUNCH]) {
    expect(run(command).text).toMatch(/lib\/gallery\.json, near line 4: .*quote mark/);
  }
  const blank = { ...entry("patio.jpg"), alt: " \n" };
  await write("lib/gallery.json", [blank, entry("patio.jpg"), { ...entry("gone.jpg"), kind: "x" }]);
  const { text } = run(BUILD);
  expect(text).toContain("patio.jpg is in lib/gallery.json twice");
  expect(text).toContain("patio.jpg has no description");
  expect(text).toContain("gone.jpg does not exist, but lib/gallery.json names it");
  expect(text).toContain('gone.jpg has the kind "x", which no service has');
  expect(text).toContain("one of: driveways");
});

test("the page's own pictures take a wide hero, a sharp logo, and no file beside them", async ({
  project: { at, run, write },
}) => {
  const images = "public/images";
  await photo(1200, 800).toFile(at(`${images}/old.jpg`));
  await photo(1919, 1200).toFile(at(`${images}/hero.jpg`));
  await photo(300, 79)
    .png()
    .toFile(at(`${images}/logo.png`));
  await write("lib/pictures.json", {
    logo: "logo.png",
    hero,
    about: { file: "about.jpg", alt: "" },
    finishes: {},
  });
  const { text } = run(BUILD);
  expect(text).toMatch(/hero\.jpg is 1919 pixels wide.*at least 1920/);
  expect(text).toMatch(/logo\.png is 79 pixels high.*at least 80/);
  expect(text).toContain("logo.svg is a drawing. Name it as `logo`");
  expect(text).toContain("old.jpg is used nowhere");
  expect(text).toContain("about.jpg does not exist, but lib/pictures.json names it");
  expect(text).toContain("about.jpg has no description");
});

for (const { file, width, height } of [
  { file: "house.png", width: 2400, height: 1350 },
  { file: "house.webp", width: 2000, height: 3000 },
]) {
  test(`the phone's crop is cut from ${file} around the focus, and a wide logo keeps its shape`, async ({
    project: { at, run, json, write },
  }) => {
    // Red on the left and blue on the right: the crop shows on which side it was cut.
    const half = width / 2;
    const right = { create: { width: half, height, channels: 3 as const, background: "blue" } };
    await sharp({ create: { width, height, channels: 3, background: "red" } })
      .composite([{ input: right, left: half, top: 0 }])
      .toFormat(file.endsWith("png") ? "png" : "webp")
      .toFile(at(`public/images/${file}`));
    await rm(at("public/images/hero.jpg"));
    await write("public/images/logo.svg", svg(160));
    const crops = { portrait: { ratio: 1.5, zoom: 2 } };
    const own = { file: "own.jpg", alt: "A driveway" };
    const cut = async (focus?: { x: number; y: number }) => {
      const picture = { file, alt: "A house", focus, crops };
      await write("lib/pictures.json", {
        logo: "logo.svg",
        hero: picture,
        about: own,
        finishes: {},
      });
      expect(run(BUILD).text).toContain("Photos: ");
      const list = (await json("lib/photos.generated.json")) as Manifest;
      expect(list.logo).toEqual({ width: 160, height: 40 });
      const { hash, widths, ...size } = list.photos["hero-portrait"] as Entry;
      expect(size.width / size.height).toBeCloseTo(1.5, 2);
      const name = `public/photos/hero-portrait.${hash}-${widths[0]}.avif`;
      const { channels } = await sharp(at(name)).stats();
      return channels.slice(0, 3).map(({ mean }) => Math.round(mean / 25.5) / 10);
    };
    expect(await cut()).toEqual([0.5, 0, 0.5]);
    expect(await cut({ x: 1, y: 0 })).toEqual([0, 0, 1]);
  });
}

type Entry = { width: number; height: number; hash: string; widths: number[] };
type Manifest = { logo: object; photos: Record<string, Entry> };

test("what is published stands upright, says nothing of camera and place, and is nothing else", async ({
  project: { at, run, json, write },
}) => {
  await phonePhoto(1400, 1600).toFile(at("public/images/gallery/patio.jpg"));
  run(BUILD);
  // What Next has copied, and what a gate of an older day let through.
  await cp(at("public/images"), at("out/images"), { recursive: true });
  await write("out/images/gallery/IMG_2042.HEIC", "a place");
  const { cleanOriginals } = await import(pathToFileURL(at(BUILD)).href);
  await cleanOriginals(at("out"));

  const originals = ["hero.jpg", "logo.svg", "own.jpg"];
  expect((await readdir(at("out/images"))).sort()).toEqual(["gallery", ...originals]);
  expect(await readdir(at("out/images/gallery"))).toEqual(["patio.jpg"]);
  const photos = await readdir(at("public/photos/gallery"));
  const list = (await json("lib/photos.generated.json")) as Manifest;
  expect(list.photos["gallery/patio.jpg"]).toMatchObject({ width: 1600, height: 1400 });
  expect(photos).toHaveLength(list.photos["gallery/patio.jpg"]?.widths.length ?? 0);
  for (const file of [
    at("out/images/gallery/patio.jpg"),
    ...photos.map((name) => at(`public/photos/gallery/${name}`)),
  ]) {
    const { exif, xmp, iptc, width, height, orientation = 1 } = await sharp(file).metadata();
    expect([exif, xmp, iptc], file).toEqual([undefined, undefined, undefined]);
    expect([width > height, orientation], file).toEqual([true, 1]);
  }
});

test("another setting of the encoder gives a picture another address", async ({
  project: { at, run, json },
}) => {
  run(BUILD);
  const before = (await json("lib/photos.generated.json")) as Manifest;
  const script = await readFile(at(BUILD), "utf8");
  await writeFile(at(BUILD), script.replace(/quality: 54/, "quality: 53"));
  run(BUILD);
  const after = (await json("lib/photos.generated.json")) as Manifest;
  expect(after.photos["own.jpg"]?.hash).not.toBe(before.photos["own.jpg"]?.hash);
});

test("the launch check holds stand-ins back, each with what to do, and lets a company's own pass", async ({
  project: { run, json, write },
}) => {
  await write("lib/gallery.json", [{ ...entry("patio.jpg"), standIn: true }]);
  const { text, ok } = run(LAUNCH);
  expect(ok).toBe(false);
  for (const field of ["name", "phone", "email", "social"]) {
    expect(text).toContain(`is a stand-in. Write yours into "${field}" in lib/facts.json.`);
  }
  expect(text).toContain("1 pictures are computer renders");
  const facts = (await json("lib/facts.json")) as object;
  const own = { name: "Kaw Flatwork", phone: "785 232 4410", email: "a@kaw.com", social: [] };
  await write("lib/facts.json", { ...facts, ...own });
  expect(run(LAUNCH)).toEqual({ text: expect.stringContaining("Ready to launch."), ok: true });
});

test("the share picture is drawn in each build, out of the facts", async ({ request }) => {
  const [ours, theirs] = await Promise.all(
    Object.values(testSites).map(async ({ port }) => {
      const picture = await (await request.get(`http://localhost:${port}/share.jpg`)).body();
      const { format, width, height } = await sharp(picture).metadata();
      expect([format, width, height]).toEqual(["jpeg", 1200, 630]);
      // Messengers leave out what is larger.
      expect(picture.length).toBeLessThan(300_000);
      return picture;
    }),
  );
  expect(ours?.equals(theirs as Buffer)).toBe(false);
});
