import { execFileSync, spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { test as base, expect } from "@playwright/test";
import sharp from "sharp";
import { crops } from "../lib/crops";
import { gallery as siteGallery } from "../lib/gallery";
import { testSites } from "./setup/test-sites";
import { needsLocalServer } from "./test";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const TSX = path.join(ROOT, "node_modules/.bin/tsx");
const PHOTOS = "scripts/owner/photos.ts";
const BUILD = "scripts/build/before-build.ts";
const ENCODER = "scripts/build/pictures.ts";
const LAUNCH = "scripts/owner/launch.ts";

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
  run = (script: string, ...options: string[]) => {
    const { status, stdout, stderr } = spawnSync(TSX, [script, ...options], {
      cwd: this.folder,
      encoding: "utf8",
    });
    return { text: `${stdout}${stderr}`, ok: status === 0 };
  };
  manifest = (): Promise<Manifest> => this.json("lib/photos.generated.json");
  pictures = (own: object) =>
    this.write("lib/content/pictures.json", {
      logo: "/images/logo.svg",
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
    const sources = [
      "scripts/build",
      "scripts/owner",
      "lib/phone.ts",
      "lib/crops.ts",
      "lib/content",
    ];
    for (const name of [...sources, "tsconfig.json"]) {
      await cp(path.join(ROOT, name), project.at(name), { recursive: true });
    }
    await mkdir(project.at("node_modules"));
    for (const name of ["node_modules/sharp", "node_modules/exifr", "node_modules/zod"]) {
      await symlink(path.join(ROOT, name), project.at(name), "junction");
    }
    await mkdir(project.gallery(""), { recursive: true });
    await project.write("package.json", { type: "module" });
    await project.pictures({});
    const [service] = await project.json("lib/content/services.json");
    await project.write("lib/content/services.json", [
      { ...service, kind: "driveways", photo: about.file, standIn: false },
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

const hero = { file: "/images/hero.jpg", alt: "A driveway", focus: "center center" };
const surface = { file: "/images/surface.jpg", alt: "A joint", focus: "center center" };
const about = { file: "/images/about.jpg", alt: "A driveway", caption: "Steel" };
const words = { kind: "driveways", caption: "Broom-finished patio", alt: "Gray patio" };
const entry = (name: string) => ({ file: `/images/gallery/${name}`, ...words });
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

test("a listed file that cannot be published stops every command, by name and with what to do", async ({
  project: { gallery, run, write },
}) => {
  const whole = await photo(1500, 1000).toBuffer();
  const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");
  const files: [string, Buffer, RegExp][] = [
    ["IMG_2042.HEIC", heic, /Apple's own format.*Most Compatible/],
    ["renamed.jpg", heic, /Apple's own format/],
    ["walk.MOV", whole, /nothing that the site can publish.*JPEG/],
    ["drawing.svg", whole, /a drawing, which only the logo can be/],
    ["empty.jpg", Buffer.alloc(0), /is empty.*Copy it once more/],
    ["half.jpg", whole.subarray(0, whole.length / 2), /is damaged.*Copy it once more/],
    ["fake.jpg", Buffer.from("not a picture"), /is no picture.*Copy it once more/],
    ["other.jpg", await photo(1500, 1000).png().toBuffer(), /is no JPG/],
    ["job#12-50%.jpg", whole, /would break its address. Use letters/],
    ["small.jpg", await photo(1199, 1600).toBuffer(), /1199 pixels wide.*at least 1200/],
    ["lying.jpg", await phonePhoto(1600, 1000).toBuffer(), /is 1000 pixels wide \(1000 x 1600/],
  ];
  for (const [name, bytes] of [...files, [".DS_Store", whole] as const]) {
    await writeFile(gallery(name), bytes);
  }
  const listed = [...files.map(([name]) => entry(name)), entry("gone.jpg")];
  await write("lib/content/gallery.json", listed);
  for (const command of [PHOTOS, BUILD, LAUNCH]) {
    const { text, ok } = run(command);
    expect(ok, command).toBe(false);
    for (const [name, , sentence] of files) {
      const told = text.split("\n").filter((line) => line.includes(`images/gallery/${name} `));
      expect(told, `${command} about ${name}`).toEqual([expect.stringMatching(sentence)]);
    }
    expect(text).toContain("gone.jpg does not exist, but lib/content/gallery.json names it");
    expect(text).not.toMatch(/\.DS_Store|\n\s+at /);
  }
});

test("a file in no list is not published, stops nothing, and is added or deleted when the owner says so", async ({
  project: { at, gallery, run, json, write },
}) => {
  await photo(1500, 1000).webp().toFile(gallery("new.webp"));
  await phonePhoto(800, 600).toFile(gallery("small.jpg"));
  await photo(1200, 800).toFile(at("public/images/old.jpg"));
  expect(run(BUILD).ok).toBe(true);
  expect((await readdir(at("public/photos"), { recursive: true })).join()).not.toMatch(
    /new|small|old/,
  );
  expect(run(LAUNCH).text).toContain("3 pictures are in no list, and not published");
  const named = run(PHOTOS);
  expect(named.ok).toBe(true);
  for (const sentence of [
    /gallery\/new\.webp is in no list, and is not published\.\n/,
    /gallery\/small\.jpg is in no list.* is 600 pixels wide.*says where it was taken/,
    /images\/old\.jpg is in no list/,
  ]) {
    expect(named.text).toMatch(sentence);
  }

  const added = run(PHOTOS, "--add");
  expect(added.ok).toBe(false);
  for (const field of ["alt", "caption", "kind"]) {
    expect(added.text).toMatch(new RegExp(`entry 2 \\(new\\.webp\\), "${field}" is empty`));
  }
  const list = [entry("patio.jpg"), { ...entry("new.webp"), kind: "", caption: "", alt: "" }];
  expect(await json("lib/content/gallery.json")).toEqual(list);
  // An entry with a slip in it may mean one of them.
  expect(run(PHOTOS, "--tidy").text).toContain("Nothing was deleted");
  await write("lib/content/gallery.json", [entry("patio.jpg"), entry("new.webp")]);

  execFileSync("git", ["init", "-q"], { cwd: at("") });
  execFileSync("git", ["add", "public/images/old.jpg"], { cwd: at("") });
  const tidied = run(PHOTOS, "--tidy");
  expect(tidied.text).toContain("images/old.jpg was deleted");
  expect(tidied.text).toContain("gallery/small.jpg is not in git yet: delete it yourself");
  expect(await readdir(at("public/images"))).not.toContain("old.jpg");
  expect((await readdir(gallery(""))).sort()).toEqual(["new.webp", "patio.jpg", "small.jpg"]);
  expect([run(PHOTOS).ok, run(BUILD).ok]).toEqual([true, true]);
});

test("a picture that is replaced under its own name has another address at once, and no old copy is kept", async ({
  project: { gallery, run, manifest },
}) => {
  const hash = async () => (await manifest()).photos["/images/gallery/patio.jpg"]?.hash;
  run(BUILD);
  const before = await hash();
  await photo(1600, 900).toFile(gallery("patio.jpg"));
  run(BUILD);
  expect(await hash()).not.toBe(before);
  // The plain picture keeps its address, so that browsers have to ask.
  const [first] = siteGallery;
  const { headers } = await fetch(`http://localhost:${testSites.keyed.port}${first?.file}`);
  expect(headers.get("cache-control")).toMatch(/no-cache|max-age=0/);
});

test("the owner's slips are told last, all at once, below one line that the live site is as it was", async ({
  project: { at, run, json, write, pictures },
}) => {
  const facts = await json("lib/content/facts.json");
  await write("lib/content/facts.json", { ...facts, since: "2012" });
  await write("lib/content/words.json", '{\n  "hero": {\n    "title": "A "big" one"\n');
  await photo(1919, 1200).toFile(at("public/images/hero.jpg"));
  await photo(300, 79).png().toFile(at("public/images/logo.png"));
  await pictures({ logo: "/images/logo.png" });
  const { text, ok } = run(BUILD);
  expect(ok).toBe(false);
  expect(text.trim().split("\n\n")).toEqual([
    "The live site is as it was. 4 things have to be put right before it can change:",
    expect.stringMatching(/^lib\/content\/words\.json, near line 3: .*quote mark/),
    expect.stringMatching(/^lib\/content\/facts\.json: "since" is "2012"\. It has to be a year/),
    expect.stringMatching(/logo\.png is 79 pixels high.*at least 80/),
    expect.stringMatching(/hero\.jpg is 1919 pixels wide.*at least 1920/),
  ]);
  for (const command of [PHOTOS, LAUNCH]) expect(run(command).text).toContain("near line 3");
  // A drawing is published as it is.
  await write("public/images/logo.svg", svg(40) + " ".repeat(200_000));
  await pictures({});
  expect(run(BUILD).text).toContain("logo.svg weighs 201 kB. It may weigh 200 kB at most.");
});

test("the phone's crop is cut from whatever the hero is, by its side or its joint; a wide logo keeps its shape", async ({
  project: { at, run, manifest, write, pictures },
}) => {
  await write("public/images/logo.svg", svg(160));
  /** How much of a crop is red, of a picture whose left half is red and whose right half is blue. */
  const red = async (file: string, focus: string) => {
    await pictures({ hero: { ...hero, file: `/images/${file}`, focus } });
    expect(run(BUILD).text).toContain("Pictures: ");
    const { logo, photos } = await manifest();
    expect(logo).toEqual({ width: 160, height: 40 });
    const { hash, widths, width, height } = photos["hero-portrait"] as Entry;
    expect(width / height).toBeCloseTo(crops.hero.portrait.ratio, 2);
    const crop = sharp(at(`public/photos/hero-portrait.${hash}-${widths[0]}.avif`));
    return ((await crop.stats()).channels[0]?.mean ?? 0) / 255;
  };
  const files = { "wide.png": [2400, 1350], "upright.webp": [2000, 3000] } as const;
  for (const [file, [width, height]] of Object.entries(files)) {
    const half = { width: width / 2, height, channels: 3, background: "blue" } as const;
    await sharp({ create: { ...half, width, background: "red" } })
      .composite([{ input: { create: half }, left: width / 2, top: 0 }])
      .toFile(at(`public/images/${file}`));
    expect(await red(file, "center center")).toBeCloseTo(0.5, 1);
    const atRight = await red(file, "right top");
    expect(atRight).toBeLessThan(0.4);
    expect(await red(file, "left bottom")).toBeCloseTo(1 - atRight, 1);
    // The joint is where the halves meet; the upright picture has to come nearer for it.
    expect(await red(file, "50% 80%")).toBeCloseTo(crops.hero.portrait.joint.x, 1);
  }
});

test("what is published stands upright, tells no camera and no place, and is nothing else", async ({
  project: { at, gallery, run, manifest, write },
}) => {
  await phonePhoto(1400, 1600).toFile(gallery("patio.jpg"));
  run(BUILD);
  // What Next has copied, listed or not.
  await phonePhoto(1400, 1600).toFile(gallery("unlisted.jpg"));
  await cp(at("public/images"), at("out/images"), { recursive: true });
  await write("out/images/gallery/IMG_2042.HEIC", "a place");
  await write(
    "clean.ts",
    `import { runGate } from "./scripts/build/gate";
    import { cleanOriginals } from "./scripts/build/pictures";
    await cleanOriginals("out", (await runGate()).used);`,
  );
  expect(run("clean.ts")).toEqual({ text: "", ok: true });

  const images = await readdir(at("out/images"), { recursive: true });
  expect(images.sort()).toEqual(
    ["about.jpg", "gallery", "gallery/patio.jpg", "hero.jpg", "logo.svg", "surface.jpg"].map(
      path.normalize,
    ),
  );
  const { widths, ...size } = (await manifest()).photos["/images/gallery/patio.jpg"] as Entry;
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
  expect(run(BUILD).text).toContain("Pictures: ");
  expect(await manifest()).toEqual(before);
  await write(ENCODER, (await readFile(at(ENCODER), "utf8")).replace("quality: 54", "quality: 53"));
  run(BUILD);
  expect((await manifest()).photos[about.file]?.hash).not.toBe(before.photos[about.file]?.hash);
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
