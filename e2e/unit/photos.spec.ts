import { execFile, execFileSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { test as base, expect } from "@playwright/test";
import sharp from "sharp";
import { crops } from "../../lib/crops";
import { withPlace } from "../setup/phone-photo";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const TSX = import.meta.resolve("tsx");
const PHOTOS = "scripts/owner/photos.ts";
const BUILD = "scripts/build/before-build.ts";
const LAUNCH = "scripts/owner/launch.ts";
const LIST = "lib/content/gallery.json";

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
  run = (...command: string[]) =>
    new Promise<{ text: string; ok: boolean }>((resolve) => {
      const args = ["--import", TSX, ...command];
      execFile(process.execPath, args, { cwd: this.folder }, (error, stdout, stderr) =>
        resolve({ text: `${stdout}${stderr}`, ok: !error }),
      );
    });
  encoder = (): Promise<typeof import("../../scripts/build/pictures")> =>
    import(this.at("scripts/build/pictures.ts"));
  build = async (...used: string[]): Promise<Manifest> => {
    const { buildPictures } = await this.encoder();
    await buildPictures(used);
    return this.json("lib/photos.generated.json");
  };
  pictures = (own: object) =>
    this.write("lib/content/pictures.json", {
      ...{ logo: "/images/logo.svg", hero, surface, about, finishes: [] },
      ...own,
    });
}

const test = base.extend<{ project: Project }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names out of the pattern
  project: async ({}, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), "photos-"));
    const project = new Project(folder);
    const { at, gallery, write } = project;
    for (const name of ["scripts/build", "scripts/owner", "lib", "tsconfig.json"])
      await cp(path.join(ROOT, name), at(name), { recursive: true });
    await mkdir(at("node_modules"));
    for (const name of ["sharp", "exifr", "zod"])
      await symlink(path.join(ROOT, "node_modules", name), at(`node_modules/${name}`), "junction");
    await mkdir(gallery(""), { recursive: true });
    await write("package.json", { type: "module" });
    await project.pictures({});
    const [service] = await project.json("lib/content/services.json");
    await write("lib/content/services.json", [
      { ...service, kind: "driveways", photo: about.file, standIn: false },
    ]);
    await write(LIST, [entry("patio.jpg")]);
    await write("public/images/logo.svg", svg);
    // As wide as it takes, and low: that is encoded at once.
    for (const { file } of [hero, surface, about])
      await photo(1920, 80).toFile(at(`public${file}`));
    await phonePhoto(80, 1200).toFile(gallery("patio.jpg"));
    await use(project);
    await rm(folder, { recursive: true });
  },
});

const hero = { file: "/images/hero.jpg", alt: "A driveway", focus: "center center" };
const surface = { file: "/images/surface.jpg", alt: "A joint", focus: "center center" };
const about = { file: "/images/about.jpg", alt: "A driveway", caption: "Steel" };
const words = { kind: "driveways", caption: "Broom-finished patio", alt: "Gray patio" };
const entry = (name: string) => ({ file: `/images/gallery/${name}`, ...words });
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40"><path d="M0 0h40v40H0z"/></svg>';
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#b7aea2" } }).jpeg();

/** As a phone takes it: lying on its side, with the place where it was taken. */
function phonePhoto(width: number, height: number) {
  return withPlace(photo(width, height).withMetadata({ orientation: 6 }));
}

test("slips stop every command, all told at once, by name and with what to do, below one line that the live site is as it was", async ({
  project: { at, gallery, run, json, write, pictures },
}) => {
  const whole = await photo(1500, 80).toBuffer();
  const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");
  const files: [string, Buffer, RegExp][] = [
    ["IMG_2042.HEIC", heic, /Apple's own format.*Most Compatible/],
    ["renamed.jpg", heic, /Apple's own format/],
    ["walk.MOV", whole, /nothing that the site can publish.*JPEG/],
    ["drawing.svg", whole, /a drawing, which only the logo can be/],
    ["empty.jpg", Buffer.alloc(0), /is empty.*Copy it once more/],
    ["half.jpg", whole.subarray(0, whole.length / 2), /is damaged.*Copy it once more/],
    ["fake.jpg", Buffer.from("not a picture"), /is no picture.*Copy it once more/],
    ["other.jpg", await photo(1500, 80).png().toBuffer(), /is no JPG/],
    ["job#12-50%.jpg", whole, /would break its address. Use letters/],
    ["small.jpg", await photo(1199, 80).toBuffer(), /1199 pixels wide.*at least 1200/],
    ["lying.jpg", await phonePhoto(1600, 80).toBuffer(), /is 80 pixels wide \(80 x 1600/],
  ];
  for (const [name, bytes] of files) await writeFile(gallery(name), bytes);
  await write(LIST, [...files.map(([name]) => entry(name)), entry("gone.jpg")]);
  await photo(1919, 80).toFile(at("public/images/hero.jpg"));
  await photo(300, 79).png().toFile(at("public/images/logo.png"));
  await pictures({ logo: "/images/logo.png" });
  const facts = await json("lib/content/facts.json");
  await write("lib/content/facts.json", { ...facts, since: "2012" });
  await write("lib/content/words.json", '{\n  "hero": {\n    "title": "A "big" one"\n');

  const slips = [
    /^lib\/content\/words\.json, near line 3: .*quote mark/,
    /^lib\/content\/facts\.json: "since" is "2012"\. It has to be a year/,
    ...files.map(([name, , told]) => RegExp(`images/gallery/${name} .*${told.source}`)),
    /gone\.jpg does not exist, but lib\/content\/gallery\.json names it/,
    /logo\.png is 79 pixels high.*at least 80/,
    /hero\.jpg is 1919 pixels wide.*at least 1920/,
  ];
  const [build, ...others] = await Promise.all([run(BUILD), run(PHOTOS), run(LAUNCH)]);
  const [first, ...told] = build.text.trim().split("\n\n");
  expect(first).toBe(
    `The live site is as it was. ${slips.length} things have to be put right before it can change:`,
  );
  expect(told).toEqual(slips.map((slip) => expect.stringMatching(slip)));
  for (const { text } of others) for (const sentence of told) expect(text).toContain(sentence);
  expect([build, ...others].map(({ ok }) => ok)).toEqual([false, false, false]);
});

test("the owner hears which pictures tell a place and which are in no list, and adds or deletes those by command", async ({
  project: { at, gallery, run, json, write },
}) => {
  await photo(1500, 80).webp().toFile(gallery("new.webp"));
  await phonePhoto(80, 600).toFile(gallery("small.jpg"));
  await photo(1200, 80).toFile(at("public/images/old.jpg"));
  const named = await run(PHOTOS);
  expect(named.ok).toBe(true);
  for (const sentence of [
    /gallery\/patio\.jpg says where it was taken/,
    /gallery\/new\.webp is in no list, and is not published\.\n/,
    /gallery\/small\.jpg is in no list.* is 600 pixels wide.*says where it was taken/,
    /images\/old\.jpg is in no list/,
    /All is well: 5 pictures/,
  ])
    expect(named.text).toMatch(sentence);

  const added = await run(PHOTOS, "--add");
  expect(added.ok).toBe(false);
  for (const field of ["alt", "caption", "kind"])
    expect(added.text).toMatch(new RegExp(`entry 2 \\(new\\.webp\\), "${field}" is empty`));
  const list = [entry("patio.jpg"), { ...entry("new.webp"), kind: "", caption: "", alt: "" }];
  expect(await json(LIST)).toEqual(list);
  // An entry with a slip in it may mean one of them.
  expect((await run(PHOTOS, "--tidy")).text).toContain("Nothing was deleted");

  await write(LIST, [entry("patio.jpg"), entry("new.webp")]);
  execFileSync("git", ["init", "-q"], { cwd: at("") });
  execFileSync("git", ["add", "public/images/old.jpg"], { cwd: at("") });
  const tidied = await run(PHOTOS, "--tidy");
  expect(tidied.text).toContain("images/old.jpg was deleted");
  expect(tidied.text).toContain("gallery/small.jpg is not in git yet: delete it yourself");
  const left = await readdir(at("public/images"), { recursive: true });
  expect([left.includes("old.jpg"), tidied.ok]).toEqual([false, true]);
});

test("the phone's crop is cut from the hero by its side or its joint", async ({
  project: { at, build, pictures },
}) => {
  /** How much of a crop is red, of a picture whose left half is red and whose right half is blue. */
  const red = async (focus: string) => {
    await pictures({ hero: { ...hero, file: "/images/halves.png", focus } });
    const { hash, widths, width, height } = (await build()).photos["hero-portrait"] as Entry;
    expect(width / height).toBeCloseTo(crops.hero.portrait.ratio, 1);
    const crop = sharp(at(`public/photos/hero-portrait.${hash}-${widths[0]}.avif`));
    return ((await crop.stats()).channels[0]?.mean ?? 0) / 255;
  };
  const half = { width: 240, height: 270, channels: 3, background: "blue" } as const;
  await sharp({ create: { ...half, width: 480, background: "red" } })
    .composite([{ input: { create: half }, left: half.width, top: 0 }])
    .toFile(at("public/images/halves.png"));
  const atRight = await red("right top");
  expect(atRight).toBeLessThan(0.4);
  expect(await red("left bottom")).toBeCloseTo(1 - atRight, 1);
  // The joint is where the halves meet.
  expect(await red("50% 80%")).toBeCloseTo(crops.hero.portrait.joint.x, 1);
});

test("what is published stands upright, tells no camera and no place, is nothing else, and has a new address once changed", async ({
  project: { at, gallery, build, write, encoder },
}) => {
  await phonePhoto(80, 1400).toFile(gallery("unlisted.jpg"));
  const patio = "/images/gallery/patio.jpg";
  const { logo, photos } = await build(patio);
  // What Next has copied, listed or not.
  await cp(at("public/images"), at("out/images"), { recursive: true });
  await write("out/images/gallery/IMG_2042.HEIC", "a place");
  await (await encoder()).cleanOriginals(at("out"), [patio, "/images/logo.svg"]);

  const images = await readdir(at("out/images"), { recursive: true });
  expect(images.sort()).toEqual(["gallery", path.normalize("gallery/patio.jpg"), "logo.svg"]);
  expect(logo).toEqual({ width: 160, height: 40 });
  const { widths, ...size } = photos[patio] as Entry;
  expect(size).toMatchObject({ width: 1200, height: 80 });
  const copies = await readdir(at("public/photos/gallery"));
  // Every width, and the thumbnail.
  expect(copies).toHaveLength(widths.length + 1);
  const published = copies.map((name) => `public/photos/gallery/${name}`);
  for (const name of ["out/images/gallery/patio.jpg", ...published]) {
    const { exif, xmp, iptc, width, height, orientation = 1 } = await sharp(at(name)).metadata();
    expect([exif, xmp, iptc], name).toEqual([undefined, undefined, undefined]);
    expect([width > height, orientation], name).toEqual([true, 1]);
  }

  // Browsers keep it for a year: another picture under an old name has another address.
  await photo(1600, 90).toFile(gallery("patio.jpg"));
  const { hash } = (await build(patio)).photos[patio] as Entry;
  expect(hash).not.toBe(size.hash);
});
