import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { test as base, expect } from "@playwright/test";
import sharp from "sharp";
import { testSites } from "./setup/test-sites";
import { needsLocalServer } from "./test";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const TSX = path.join(ROOT, "node_modules/.bin/tsx");
const PHOTOS = "scripts/owner/photos.ts";
const BUILD = "scripts/build/pictures.ts";
const LAUNCH = "scripts/owner/launch.ts";
const FACTS = "scripts/build/check-facts.ts";

type Entry = { width: number; height: number; hash: string; widths: number[] };
type Manifest = { logo: object; photos: Record<string, Entry> };

/** A small project with the real scripts, so that they find its pictures and not the site's. */
class Project {
  constructor(private folder: string) {}
  at = (name: string) => path.join(this.folder, name);
  gallery = (name: string) => this.at(`public/images/gallery/${name}`);
  json = async (name: string) => JSON.parse(await readFile(this.at(name), "utf8"));
  write = (name: string, content: unknown) =>
    writeFile(this.at(name), typeof content === "string" ? content : JSON.stringify(content));
  /** Runs one of the commands: what it said, and whether it was content. */
  run = (script: string) => {
    const { status, stdout, stderr } = spawnSync(TSX, [this.at(script)], { encoding: "utf8" });
    return { text: `${stdout}${stderr}`, ok: status === 0 };
  };
  manifest = (): Promise<Manifest> => this.json("lib/photos.generated.json");
  pictures = (own: object) =>
    this.write("lib/content/pictures.json", {
      logo: "logo.svg",
      hero,
      surface,
      about,
      finishes: [],
      ...own,
    });
}

const test = base.extend<{ project: Project }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names out of the pattern
  project: async ({}, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), "photos-"));
    const project = new Project(folder);
    for (const name of [
      "scripts/build",
      "scripts/owner",
      "lib/phone.ts",
      "lib/content/facts.json",
    ]) {
      await cp(path.join(ROOT, name), project.at(name), { recursive: true });
    }
    await mkdir(project.at("node_modules"));
    for (const name of ["node_modules/sharp", "node_modules/exifr"]) {
      await symlink(path.join(ROOT, name), project.at(name), "junction");
    }
    await mkdir(project.gallery(""), { recursive: true });
    await project.write("package.json", { type: "module" });
    await project.pictures({});
    await project.write("lib/content/services.json", [
      { kind: "driveways", photo: about.file, alt: "x" },
    ]);
    await project.write("lib/content/gallery.json", [entry("patio.jpg")]);
    await project.write("public/images/logo.svg", svg(40));
    await photo(2400, 1350).toFile(project.at("public/images/hero.jpg"));
    await photo(1920, 1200).toFile(project.at("public/images/surface.jpg"));
    await photo(1200, 800).toFile(project.at("public/images/about.jpg"));
    await photo(1200, 900).toFile(project.gallery("patio.jpg"));
    await use(project);
    await rm(folder, { recursive: true });
  },
});

test.beforeEach(() => needsLocalServer("pictures and lists are read from disk"));

const hero = { file: "hero.jpg", alt: "A driveway" };
const surface = { file: "surface.jpg", alt: "A joint" };
const about = { file: "about.jpg", alt: "A driveway" };
const words = { kind: "driveways", caption: "Broom-finished patio", alt: "Gray patio" };
const entry = (file: string) => ({ file, ...words });
const svg = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40"><path d="M0 0h40v40H0z"/></svg>`;
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#b7aea2" } }).jpeg();

/** As a phone takes it: lying on its side, with the place where it was taken. */
function phonePhoto(width: number, height: number) {
  const place = { GPSLatitudeRef: "N", GPSLatitude: "39/1 3/1 0/1", GPSLongitude: "95/1 41/1 0/1" };
  return photo(width, height).withMetadata({ orientation: 6 }).withExifMerge({ IFD3: place });
}

test("pictures in order pass, and the owner hears which of them tell a place", async ({
  project: { gallery, run },
}) => {
  await phonePhoto(900, 1200).toFile(gallery("patio.jpg"));
  const { text, ok } = run(PHOTOS);
  expect(text.match(/\S+ says where it was taken/g)).toHaveLength(1);
  expect(text).toContain("public/images/gallery/patio.jpg says where");
  expect(text).toContain("All is well: 5 pictures");
  expect([ok, run(BUILD).ok]).toEqual([true, true]);
});

test("a file that cannot be published stops every command, by name and with what to do", async ({
  project: { gallery, run, json },
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
  await mkdir(gallery("folder"));
  for (const [name, bytes] of [...files, [".DS_Store", whole] as const]) {
    await writeFile(gallery(name), bytes);
  }
  for (const command of [PHOTOS, BUILD, LAUNCH]) {
    const { text, ok } = run(command);
    expect(ok, command).toBe(false);
    for (const [name, , sentence] of files) {
      const told = text.split("\n").filter((line) => line.includes(`images/gallery/${name} `));
      expect(told, `${command} about ${name}`).toEqual([expect.stringMatching(sentence)]);
    }
    expect(text).not.toMatch(/\.DS_Store|\n\s+at /);
  }
  // What cannot be published is not put into the list.
  expect(await json("lib/content/gallery.json")).toEqual([entry("patio.jpg")]);
});

test("a new photo is put into the list, and passes once its words are written", async ({
  project: { gallery, run, json, write },
}) => {
  await photo(1500, 1000).webp().toFile(gallery("new.webp"));
  expect(run(BUILD).text).toContain(
    "new.webp is not in lib/content/gallery.json. Run `npm run photos`",
  );
  const { text, ok } = run(PHOTOS);
  expect(ok).toBe(false);
  for (const field of ["alt", "caption", "kind"]) {
    expect(text).toMatch(new RegExp(`gallery/new\\.webp has no .*\`${field}\``));
  }
  const added = { file: "new.webp", kind: "", caption: "", alt: "" };
  expect(await json("lib/content/gallery.json")).toEqual([entry("patio.jpg"), added]);
  await write("lib/content/gallery.json", [entry("patio.jpg"), entry("new.webp")]);
  expect([run(PHOTOS).ok, run(BUILD).ok]).toEqual([true, true]);
});

test("a slip in the facts is told with its field, in the list with its line, or by the photo's name", async ({
  project: { run, json, write },
}) => {
  const facts = await json("lib/content/facts.json");
  expect(run(FACTS)).toEqual({ text: "", ok: true });
  const slips = { phone: 7852324410, since: "2012", email: undefined, fax: "none" };
  await write("lib/content/facts.json", { ...facts, ...slips });
  const { text: told, ok } = run(FACTS);
  expect(ok).toBe(false);
  expect(told.match(/"\w+" is .+/g)).toEqual([
    expect.stringContaining('"fax" is no field'),
    expect.stringContaining('"phone" is 7852324410. It has to be a US number'),
    expect.stringContaining('"email" is missing. It has to be an e-mail address'),
    expect.stringContaining('"since" is "2012". It has to be a year without quote marks'),
  ]);
  await write("lib/content/facts.json", facts);
  await write(
    "lib/content/gallery.json",
    '[\n  {\n    "file": "patio.jpg",\n    "caption": "A "big" one"\n',
  );
  for (const command of [PHOTOS, BUILD, LAUNCH]) {
    expect(run(command).text).toMatch(/lib\/content\/gallery\.json, near line 4: .*quote mark/);
  }
  const blank = { ...entry("patio.jpg"), alt: " \n" };
  await write("lib/content/gallery.json", [
    blank,
    entry("patio.jpg"),
    { ...entry("gone.jpg"), kind: "x" },
  ]);
  const { text } = run(BUILD);
  expect(text).toContain("patio.jpg is in lib/content/gallery.json twice");
  expect(text).toContain("patio.jpg has no description");
  expect(text).toContain("gone.jpg does not exist, but lib/content/gallery.json names it");
  expect(text).toMatch(/gone\.jpg has the kind "x", which no service has.*one of: driveways/);
});

test("the page's own pictures take a wide hero, a sharp logo, and no file beside them", async ({
  project: { at, run, pictures },
}) => {
  await photo(1919, 1200).toFile(at("public/images/hero.jpg"));
  await photo(300, 79).png().toFile(at("public/images/logo.png"));
  await photo(1200, 800).toFile(at("public/images/old.jpg"));
  await pictures({ logo: "logo.png", about: { file: "gone.jpg", alt: "" } });
  const { text } = run(BUILD);
  expect(text).toMatch(/hero\.jpg is 1919 pixels wide.*at least 1920/);
  expect(text).toMatch(/logo\.png is 79 pixels high.*at least 80/);
  expect(text).toContain("logo.svg is a drawing. Name it as `logo`");
  expect(text).toContain("old.jpg is used nowhere");
  expect(text).toContain("gone.jpg does not exist, but lib/content/pictures.json names it");
  expect(text).toContain("gone.jpg has no description");
});

test("the phone's crop is cut from whatever the hero is, around its focus; a wide logo keeps its shape", async ({
  project: { at, run, manifest, write, pictures },
}) => {
  await write("public/images/logo.svg", svg(160));
  await rm(at("public/images/hero.jpg"));
  /** How much red and blue there is in a crop of a picture that is half red and half blue. */
  const cut = async (file: string, focus?: { x: number; y: number }) => {
    const crops = { portrait: { ratio: 1.5, zoom: 2 } };
    await pictures({ hero: { file, alt: "A house", focus, crops } });
    expect(run(BUILD).text).toContain("Photos: ");
    const { logo, photos } = await manifest();
    expect(logo).toEqual({ width: 160, height: 40 });
    const { hash, widths, width, height } = photos["hero-portrait"] as Entry;
    expect(width / height).toBeCloseTo(1.5, 2);
    const { channels } = await sharp(
      at(`public/photos/hero-portrait.${hash}-${widths[0]}.avif`),
    ).stats();
    return [channels[0], channels[2]].map(
      (channel) => Math.round((channel?.mean ?? 0) / 25.5) / 10,
    );
  };
  const files = { "wide.png": [2400, 1350], "upright.webp": [2000, 3000] } as const;
  for (const [file, [width, height]] of Object.entries(files)) {
    const half = { width: width / 2, height, channels: 3, background: "blue" } as const;
    await sharp({ create: { ...half, width, background: "red" } })
      .composite([{ input: { create: half }, left: width / 2, top: 0 }])
      .toFile(at(`public/images/${file}`));
    expect(await cut(file)).toEqual([0.5, 0.5]);
    expect(await cut(file, { x: 1, y: 0 })).toEqual([0, 1]);
    await rm(at(`public/images/${file}`));
  }
});

test("what is published stands upright, tells no camera and no place, and is nothing else", async ({
  project: { at, gallery, run, manifest, write },
}) => {
  await phonePhoto(1400, 1600).toFile(gallery("patio.jpg"));
  run(BUILD);
  // What Next has copied, and what the gate would have stopped.
  await cp(at("public/images"), at("out/images"), { recursive: true });
  await write("out/images/gallery/IMG_2042.HEIC", "a place");
  const { cleanOriginals } = await import(pathToFileURL(at(BUILD)).href);
  await cleanOriginals(at("out"));

  const images = await readdir(at("out/images"), { recursive: true });
  expect(images.sort()).toEqual(
    ["about.jpg", "gallery", "gallery/patio.jpg", "hero.jpg", "logo.svg", "surface.jpg"].map(
      path.normalize,
    ),
  );
  const { widths, ...size } = (await manifest()).photos["gallery/patio.jpg"] as Entry;
  expect(size).toMatchObject({ width: 1600, height: 1400 });
  const photos = await readdir(at("public/photos/gallery"));
  // Every width, and the thumbnail.
  expect(photos).toHaveLength(widths.length + 1);
  for (const name of [
    "out/images/gallery/patio.jpg",
    ...photos.map((one) => `public/photos/gallery/${one}`),
  ]) {
    const { exif, xmp, iptc, width, height, orientation = 1 } = await sharp(at(name)).metadata();
    expect([exif, xmp, iptc], name).toEqual([undefined, undefined, undefined]);
    expect([width > height, orientation], name).toEqual([true, 1]);
  }
});

test("another setting of the encoder gives a picture another address, another version of it does not", async ({
  project: { at, run, manifest, write },
}) => {
  run(BUILD);
  const before = await manifest();
  await rm(at("node_modules/sharp"));
  await mkdir(at("node_modules/sharp"));
  const real = JSON.stringify(path.join(ROOT, "node_modules/sharp"));
  await write(
    "node_modules/sharp/index.js",
    `const sharp = require(${real});
    module.exports = Object.assign((...given) => sharp(...given), { versions: { sharp: "0.0.1" } });`,
  );
  expect(run(BUILD).text).toContain("Photos: ");
  expect(await manifest()).toEqual(before);
  await write(BUILD, (await readFile(at(BUILD), "utf8")).replace("quality: 54", "quality: 53"));
  run(BUILD);
  expect((await manifest()).photos["about.jpg"]?.hash).not.toBe(before.photos["about.jpg"]?.hash);
});

test("the launch check holds stand-ins back, with what to do, and lets a company's own pass", async ({
  project: { run, json, write },
}) => {
  await write("lib/content/gallery.json", [{ ...entry("patio.jpg"), standIn: true }]);
  const example = "https://facebook.example/a";
  const none = { name: "Topeka Concrete Co.", phone: "(785) 555-0142", email: "a@b.example" };
  const facts = { ...(await json("lib/content/facts.json")), ...none };
  await write("lib/content/facts.json", {
    ...facts,
    social: [{ label: "Facebook", url: example }],
  });
  const { text, ok } = run(LAUNCH);
  expect(ok).toBe(false);
  for (const [field, value] of Object.entries({ ...none, social: example })) {
    expect(text).toContain(
      `${value} is a stand-in. Write yours into "${field}" in lib/content/facts.json.`,
    );
  }
  expect(text).toContain("1 picture is a computer render");
  const own = { name: "Kaw Flatwork", phone: "785 550 1234", email: "a@kaw.com", social: [] };
  await write("lib/content/facts.json", { ...facts, ...own });
  expect(run(LAUNCH)).toEqual({ text: expect.stringContaining("Ready to launch."), ok: true });
});

test("the share picture is drawn in each build, out of the facts", async ({ request }) => {
  const pictures = [];
  for (const { port } of Object.values(testSites)) {
    const picture = await (await request.get(`http://localhost:${port}/share.jpg`)).body();
    const { format, width, height } = await sharp(picture).metadata();
    expect([format, width, height]).toEqual(["jpeg", 1200, 630]);
    // Messengers leave out what is larger.
    expect(picture.length).toBeLessThan(300_000);
    pictures.push(picture.toString("base64"));
  }
  expect(new Set(pictures).size).toBe(pictures.length);
});
