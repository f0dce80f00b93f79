import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { test as base, expect } from "@playwright/test";
import sharp from "sharp";
import type { Content } from "../../lib/content/check";
import { ROOT } from "../../scripts/project";
import { withLocation } from "../setup/phone-photo";

const TSX = import.meta.resolve("tsx");
const LAUNCH = "scripts/owner/launch.ts";
const LOGO = "/images/logo.svg";
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>';
const LIST = "lib/content/gallery.json";

type Entry = { width: number; height: number; srcSet: string };

/** A small project with copies of the real scripts, which use its pictures and not the site's. */
class Project {
  constructor(private folder: string) {}
  at = (name: string) => path.join(this.folder, name);
  gallery = (name: string) => this.at(`lib/content/images/gallery/${name}`);
  json = async (name: string) => JSON.parse(await readFile(this.at(name), "utf8"));
  write = (name: string, content: unknown) =>
    writeFile(this.at(name), typeof content === "string" ? content : JSON.stringify(content));
  /** Runs one of the commands: its output, and whether it succeeded. */
  run = (...command: string[]) => {
    const args = ["--import", TSX, ...command];
    const options = { cwd: this.folder, encoding: "utf8" } as const;
    const { stdout, stderr, status } = spawnSync(process.execPath, args, options);
    return { text: stdout + stderr, ok: status === 0 };
  };
  encoder = (): Promise<typeof import("../../scripts/export/pictures")> =>
    import(this.at("scripts/export/pictures.ts"));
  build = async (content: Content): Promise<Record<string, Entry>> => {
    await (await this.encoder()).buildPictures(content);
    return this.json("lib/pictures.generated.json");
  };
  pictures = (own: object) =>
    this.write("lib/content/pictures.json", { logo: LOGO, hero, surface, about, ...own });
}

const test = base.extend<{ project: Project }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names out of the pattern
  project: async ({}, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), "photos-"));
    const project = new Project(folder);
    const { at, gallery, write } = project;
    for (const name of ["scripts", "lib", "tsconfig.json"])
      await cp(path.join(ROOT, name), at(name), { recursive: true, filter: isNoPicture });
    await mkdir(at("node_modules"));
    for (const name of ["sharp", "esbuild"])
      await symlink(path.join(ROOT, "node_modules", name), at(`node_modules/${name}`), "junction");
    await mkdir(gallery(""), { recursive: true });
    await write("package.json", { type: "module" });
    await project.pictures({});
    const [service] = await project.json("lib/content/services.json");
    const driveways = { ...service, kind: "driveways", photo: about.file };
    await write("lib/content/services.json", [driveways]);
    await write(LIST, [entry("patio.jpg")]);
    const { answers, ...words } = await project.json("lib/content/words.json");
    await write("lib/content/words.json", { ...words, answers: { ...answers, sizes: [] } });
    await write(`lib/content${LOGO}`, DRAWING);
    // Wide enough, and so low that encoding takes no time.
    for (const { file } of [hero, surface, about])
      await photo(1920, 80).toFile(at(`lib/content${file}`));
    await phonePhoto(80, 1200).toFile(gallery("patio.jpg"));
    await use(project);
    await rm(folder, { recursive: true });
  },
});

const isNoPicture = (source: string) => source !== path.join(ROOT, "lib/content/images");
const hero = { file: "/images/hero.jpg", alt: "A driveway", focus: "center" };
const surface = { file: "/images/surface.jpg", alt: "A joint", focus: "center" };
const about = { file: "/images/about.jpg", alt: "A driveway", caption: "Steel" };
const words = { kind: "driveways", caption: "Broom-finished patio", alt: "Gray patio" };
const entry = (name: string) => ({ file: `/images/gallery/${name}`, ...words });
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#b7aea2" } }).jpeg();

/** As a phone stores it: rotated, and with its location. */
const phonePhoto = (width: number, height: number) =>
  withLocation(photo(width, height).withMetadata({ orientation: 6 }));

test("mistakes stop every command, and are all reported at once, by name and with what to do", async ({
  project: { at, gallery, run, write, pictures },
}) => {
  const whole = await photo(1500, 80).toBuffer();
  const unknown = /cannot be shown: it is damaged, no JPEG.*HEIC.*export it as JPEG/;
  const files: [string, Buffer, RegExp][] = [
    // A name that cannot be an address is reported before the picture is read.
    ["job#12-50%.jpg", whole, /name of letters, digits, hyphens/],
    ["IMG_2042.HEIC", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"), unknown],
    ["walk.MOV", whole, unknown],
    ["drawing.svg", Buffer.from(DRAWING), unknown],
    ["empty.jpg", Buffer.alloc(0), unknown],
    ["half.jpg", whole.subarray(0, whole.length / 2), unknown],
    ["small.jpg", await photo(1199, 80).toBuffer(), /1199 x 80 pixels.*at least 1200 pixels wide/],
    ["lying.jpg", await phonePhoto(1600, 80).toBuffer(), /80 x 1600 pixels/],
  ];
  for (const [name, bytes] of files) await writeFile(gallery(name), bytes);
  await write(LIST, [...files.map(([name]) => entry(name)), entry("gone.jpg")]);
  await photo(1919, 80).toFile(at("lib/content/images/hero.jpg"));
  await photo(300, 79).png().toFile(at("lib/content/images/logo.png"));
  await pictures({ logo: "/images/logo.png" });
  await write("lib/content/words.json", '{\n  "hero": {\n    "title": "A "big" one"\n');

  const mistakes = [
    /^lib\/content\/words\.json is not valid JSON: .*quote mark/,
    ...files.map(([name, , sentence]) =>
      RegExp(`^Photos > .*images/gallery/${name}.*${sentence.source}`),
    ),
    /^Photos > Broom-finished patio > Photo: lib\/content\/images\/gallery\/gone\.jpg does not exist/,
    /logo\.png is 300 x 79 pixels.*at least 80 pixels high/,
    /hero\.jpg is 1919 x 80 pixels.*at least 1920/,
  ];
  const build = run("scripts/export/before-build.ts");
  const launch = run(LAUNCH);
  const [first, ...sentences] = build.text.trim().split("\n\n");
  expect(first).toBe(
    `The live site is as it was. ${mistakes.length} things have to be put right before it can change:`,
  );
  expect(sentences).toEqual(mistakes.map((sentence) => expect.stringMatching(sentence)));
  for (const sentence of sentences) expect(launch.text).toContain(sentence);
  expect([build, launch].map(({ ok }) => ok)).toEqual([false, false]);
});

test("for phones the hero is cut to the place that is chosen, or to its middle, unless there is a file that was cut by hand", async ({
  project: { at, build },
}) => {
  const half = { width: 240, height: 270, channels: 3, background: "blue" } as const;
  await sharp({ create: { ...half, width: 480, background: "red" } })
    .composite([{ input: { create: half }, left: half.width, top: 0 }])
    .toFile(at("lib/content/images/halves.png"));
  /** How much of the crop is red. */
  const red = async (focus?: string) => {
    const pictures = { hero: { ...hero, file: "/images/halves.png", focus } };
    const { srcSet } = (await build({ pictures }))["hero-halves-portrait"] as Entry;
    const crop = sharp(at(`public${srcSet.split(" ")[0]}`));
    return ((await crop.stats()).channels[0]?.mean ?? 0) / 255;
  };
  expect(await red("left bottom")).toBeGreaterThan(0.6);
  expect(await red(undefined)).toBeCloseTo(0.5, 1);
  await sharp({ create: half }).toFile(at("lib/content/images/halves-portrait.png"));
  expect(await red("left bottom")).toBeCloseTo(0, 1);
});

test("published pictures are upright, without camera and location data, and at a new address once changed", async ({
  project: { at, gallery, build, write },
}) => {
  await phonePhoto(80, 1400).toFile(gallery("unlisted.jpg"));
  const patio = "/images/gallery/patio.jpg";
  // A file that an earlier build has left.
  await mkdir(at("public/images/gallery"), { recursive: true });
  await write("public/images/gallery/IMG_2042.HEIC", "a place");
  const content = { gallery: [entry("patio.jpg")], pictures: { logo: LOGO } };
  const { srcSet, ...size } = (await build(content))[patio] as Entry;

  const images = await readdir(at("public/images"), { recursive: true });
  expect(images.sort()).toEqual(["gallery", path.normalize("gallery/patio.jpg"), "logo.svg"]);
  expect(size).toEqual({ width: 1200, height: 80 });
  const copies = await readdir(at("public/pictures/gallery"));
  expect(copies).toHaveLength(srcSet.split(",").length);
  const published = copies.map((name) => `public/pictures/gallery/${name}`);
  for (const name of ["public/images/gallery/patio.jpg", ...published]) {
    const { exif, xmp, iptc, width, height, orientation = 1 } = await sharp(at(name)).metadata();
    expect([exif, xmp, iptc], name).toEqual([undefined, undefined, undefined]);
    expect([width > height, orientation], name).toEqual([true, 1]);
  }

  // Browsers cache it for a year: another picture under an old name has another address.
  await photo(1200, 80).toFile(gallery("patio.jpg"));
  expect((await build(content))[patio]?.srcSet).not.toBe(srcSet);
});
