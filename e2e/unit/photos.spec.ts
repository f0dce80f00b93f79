import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import pictures from "../../lib/content/pictures.json" with { type: "json" };
import type { Manifest } from "../../lib/content/published-pictures";
import { services } from "../../lib/content/services";
import type { Published } from "../../lib/content/types";
import { copyProject } from "../setup/copy-project";

const PATIO = "/images/gallery/patio.jpg";

// One after the other: they change the same copy of the project. At once, two would encode each picture on a new clone.
test.describe.configure({ mode: "default" });

/** The copy of the project that these tests change. */
const folder = ".cache/photos";
const at = (name: string) => path.join(folder, name);
const write = (name: string, content: object) => writeFile(at(name), JSON.stringify(content));
const writeGallery = (...names: string[]) =>
  write(
    "lib/content/gallery.json",
    names.map((name) => ({
      file: `/images/gallery/${name}`,
      kind: services[0]?.kind,
      caption: "Patio with 2% fall",
      alt: "Gray patio",
    })),
  );

const photo = (width: number, height: number, background = "#b7aea2") =>
  sharp({ create: { width, height, channels: 3, background } }).jpeg();
/**
 * A photo as a phone stores it: rotated, and with its location. It has another color each time, because the cache has
 * what an earlier build has encoded.
 */
const phonePhoto = (width: number, height: number) => {
  const location = { GPSLatitude: "39/1 3/1 0/1", GPSLongitude: "95/1 41/1 0/1" };
  const color = `#${randomBytes(3).toString("hex")}`;
  return photo(width, height, color)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: location });
};

/** Runs a script of the copy. Returns what it says, and whether it succeeded. */
function run(script: string) {
  const args = ["--import", "tsx", script];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: "utf8",
  });
  return { text: stdout + stderr, ok: status === 0 };
}

/** Makes the published pictures of the copy, and returns what is known of them. */
async function build(): Promise<Manifest> {
  const { text, ok } = run("scripts/export/before-build.ts");
  expect(ok, text).toBe(true);
  return JSON.parse(await readFile(at("lib/content/pictures.generated.json"), "utf8"));
}

test.beforeEach(async () => {
  await copyProject(folder);
  await mkdir(at("lib/content/images/gallery"), { recursive: true });
  await phonePhoto(80, 1200).toFile(at(`lib/content${PATIO}`));
  await writeGallery("patio.jpg");
});

test("mistakes stop the build, and are all reported at once, by name and with what to do", async () => {
  const original = await photo(1500, 80).toBuffer();
  const unknown = /cannot be shown: it is damaged, or no JPEG.*HEIC.*export it as JPEG/;
  const files: [string, Buffer, RegExp][] = [
    ["IMG_2042.HEIC", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"), unknown],
    ["drawing.svg", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), unknown],
    ["half.jpg", original.subarray(0, original.length / 2), unknown],
    ["lying.jpg", await phonePhoto(1600, 80).toBuffer(), /80 x 1600 pixels.*at least 1200 pixels/],
  ];
  for (const [name, bytes] of files)
    await writeFile(at(`lib/content/images/gallery/${name}`), bytes);
  await writeGallery(...files.map(([name]) => name), "gone.jpg");
  await photo(1919, 80).toFile(at("lib/content/images/narrow.jpg"));
  const hero = { ...pictures.hero, file: "/images/narrow.jpg" };
  await write("lib/content/pictures.json", { ...pictures, hero });
  await writeFile(at("lib/content/words.json"), '\ufeff{ "hero":\n{} }');

  const mistakes = [
    /^lib\/content\/words\.json is not valid JSON: .*quotes as phones type them, “ ”.*a byte order mark/,
    ...files.map(([name, , sentence]) =>
      RegExp(`^Photos > .*images/gallery/${name}.*${sentence.source}`),
    ),
    /^Photos > Patio with 2% fall > Photo: lib\/content\/images\/gallery\/gone\.jpg does not exist/,
    /narrow\.jpg is 1919 x 80 pixels.*at least 1920/,
  ];
  const { text, ok } = run("scripts/export/before-build.ts");
  const [first, ...sentences] = text.trim().split("\n\n");
  expect(first).toBe("The live site is as it was. Put this right before it can change:");
  expect(sentences).toEqual(mistakes.map((sentence) => expect.stringMatching(sentence)));
  expect(ok).toBe(false);

  // What is published is checked before the host builds it. GitHub decodes what stands after a percent sign.
  const published = run("scripts/owner/check-content.ts");
  const errors = sentences.map(
    (one) => `::error title=Put this right and publish again::${one.replaceAll("%", "%25")}`,
  );
  // Node may print warnings of its own beside them.
  expect(published.text.split("\n").filter((line) => line.startsWith("::"))).toEqual(errors);
  expect(published.ok).toBe(false);
});

/** A photo that is red left of `percent` of its width, and transparent right of it. */
function halves(percent: number, width: number, height: number) {
  const red = { width: (width * percent) / 100, height, channels: 4, background: "red" } as const;
  return sharp({ create: { ...red, width, background: "transparent" } }).composite([
    { input: { create: red }, left: 0, top: 0 },
  ]);
}

/**
 * Builds with such a photo, half of it red, as the one that the page begins with.
 *
 * @returns how much of each crop is red, in percent of its width
 */
async function buildWithHero(settings: object) {
  await halves(50, 1920, 600).toFile(at("lib/content/images/halves.png"));
  const hero = { file: "/images/halves.png", alt: pictures.hero.alt, ...settings };
  await write("lib/content/pictures.json", { ...pictures, hero });
  const published = (await build()).hero[hero.file];
  const red = async (shape: "landscape" | "portrait") => {
    const crop = sharp(at(`public${published?.[shape].srcSet.split(" ")[0]}`));
    return (((await crop.stats()).channels[0]?.mean ?? 0) / 255) * 100;
  };
  return { landscape: await red("landscape"), portrait: await red("portrait") };
}

test("what has to be seen of the first photo is seen in each crop, and in shared links", async () => {
  const { landscape, portrait } = await buildWithHero({ focus: "left" });
  // The first crop is three quarters as wide as the photo, and the other a third.
  expect(landscape).toBeCloseTo((50 / 75) * 100, 0);
  expect(portrait).toBeCloseTo(100, 0);
  const { data, info } = await sharp(at("public/images/share.jpg")).raw().toBuffer({
    resolveWithObject: true,
  });
  const middle = (info.height >> 1) * info.width;
  const colorAt = (x: number) => [...data.subarray((middle + x) * 3, (middle + x) * 3 + 3)];
  const [red = 0, green = 255] = colorAt(info.width * 0.75);
  expect(red - green).toBeGreaterThan(200);
  // What is transparent does not become black.
  for (const light of colorAt(info.width - 10)) expect(light).toBeGreaterThan(200);
});

test("phones get a picture of their own if there is one", async () => {
  await halves(20, 900, 900).toFile(at("lib/content/images/phones.png"));
  const { landscape, portrait } = await buildWithHero({
    portrait: "/images/phones.png",
    focus: " ",
  });
  expect(landscape).toBeCloseTo(50, 0);
  expect(portrait).toBeCloseTo(20, 0);
});

test("published pictures are upright, without camera and location data, and at a new address once changed", async () => {
  // An earlier build may have left a file.
  await mkdir(at("public/images/gallery"), { recursive: true });
  await writeFile(at("public/images/gallery/IMG_2042.HEIC"), "a place");
  const { srcSet, ...size } = (await build()).uncropped[PATIO] as Published;

  expect(await readdir(at("public/images/gallery"))).toEqual(["patio.jpg"]);
  expect(size).toEqual({ width: 1200, height: 80 });
  const [version] = await readdir(at("public/pictures"));
  const gallery = `/pictures/${version}/gallery`;
  const copies = await readdir(at(`public${gallery}`));
  expect(copies).toHaveLength(srcSet.split(",").length);
  for (const name of [PATIO, ...copies.map((name) => `${gallery}/${name}`)]) {
    const file = sharp(at(`public${name}`));
    const { exif, xmp, iptc, width, height, orientation = 1 } = await file.metadata();
    expect([exif, xmp, iptc], name).toEqual([undefined, undefined, undefined]);
    expect([width > height, orientation], name).toEqual([true, 1]);
  }

  // Browsers cache a picture for a year, so another one under an old name needs another address.
  await photo(1200, 80).toFile(at(`lib/content${PATIO}`));
  expect((await build()).uncropped[PATIO]?.srcSet).not.toBe(srcSet);
});
