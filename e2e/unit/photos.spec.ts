import { spawnSync } from "node:child_process";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { cropName } from "../../lib/content/crops";
import pictures from "../../lib/content/pictures.json" with { type: "json" };
import { services } from "../../lib/content/services";
import { copyProject } from "../setup/copy-project";

const PATIO = "/images/gallery/patio.jpg";

type Entry = { width: number; height: number; srcSet: string };

/** A copy of the project for each worker: two of these tests may be under way at once. */
const folder = `.cache/photos-${process.env.TEST_PARALLEL_INDEX}`;
const at = (name: string) => path.join(folder, name);
const write = (name: string, content: object) => writeFile(at(name), JSON.stringify(content));
const writeGallery = (...names: string[]) =>
  write(
    "lib/content/gallery.json",
    names.map((name) => ({
      file: `/images/gallery/${name}`,
      kind: services[0]?.kind,
      caption: "Broom-finished patio",
      alt: "Gray patio",
    })),
  );

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#b7aea2" } }).jpeg();
/** As a phone stores it: rotated, and with its location. */
const phonePhoto = (width: number, height: number) => {
  const location = { GPSLatitude: "39/1 3/1 0/1", GPSLongitude: "95/1 41/1 0/1" };
  return photo(width, height).withMetadata({ orientation: 6 }).withExifMerge({ IFD3: location });
};

/** Runs a script of the copy: what it says, and whether it succeeded. */
function run(script: string) {
  const args = ["--import", "tsx", script];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: "utf8",
  });
  return { text: stdout + stderr, ok: status === 0 };
}

/** Makes the published pictures of the copy, and returns what is known of them. */
async function build(): Promise<Record<string, Entry>> {
  const { text, ok } = run("scripts/export/before-build.ts");
  expect(ok, text).toBe(true);
  return JSON.parse(await readFile(at("lib/pictures.generated.json"), "utf8"));
}

test.beforeEach(async () => {
  await copyProject(folder);
  await phonePhoto(80, 1200).toFile(at(`lib/content${PATIO}`));
  await writeGallery("patio.jpg");
});

test("mistakes stop the build, and are all reported at once, by name and with what to do", async () => {
  const whole = await photo(1500, 80).toBuffer();
  const unknown = /cannot be shown: it is damaged, or no JPEG.*HEIC.*export it as JPEG/;
  const files: [string, Buffer, RegExp][] = [
    ["IMG_2042.HEIC", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"), unknown],
    ["drawing.svg", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), unknown],
    ["half.jpg", whole.subarray(0, whole.length / 2), unknown],
    ["lying.jpg", await phonePhoto(1600, 80).toBuffer(), /80 x 1600 pixels.*at least 1200 pixels/],
  ];
  for (const [name, bytes] of files)
    await writeFile(at(`lib/content/images/gallery/${name}`), bytes);
  await writeGallery(...files.map(([name]) => name), "gone.jpg");
  await photo(1919, 80).toFile(at("lib/content/images/narrow.jpg"));
  const hero = { ...pictures.hero, file: "/images/narrow.jpg" };
  await write("lib/content/pictures.json", { ...pictures, hero });
  await writeFile(at("lib/content/words.json"), '{\n  "hero": {\n    "title": "A "big" one"\n');

  const mistakes = [
    /^lib\/content\/words\.json is not valid JSON: .*quote mark/,
    ...files.map(([name, , sentence]) =>
      RegExp(`^Photos > .*images/gallery/${name}.*${sentence.source}`),
    ),
    /^Photos > Broom-finished patio > Photo: lib\/content\/images\/gallery\/gone\.jpg does not exist/,
    /narrow\.jpg is 1919 x 80 pixels.*at least 1920/,
  ];
  const { text, ok } = run("scripts/export/before-build.ts");
  const [first, ...sentences] = text.trim().split("\n\n");
  expect(first).toBe("The live site is as it was. Put this right before it can change:");
  expect(sentences).toEqual(mistakes.map((sentence) => expect.stringMatching(sentence)));
  expect(ok).toBe(false);
});

test("for phones the hero is cropped to the place that is chosen, or to its middle, unless there is a file that was cropped by hand", async () => {
  const half = { width: 960, height: 1080, channels: 3, background: "blue" } as const;
  await sharp({ create: { ...half, width: 1920, background: "red" } })
    .composite([{ input: { create: half }, left: half.width, top: 0 }])
    .toFile(at("lib/content/images/halves.png"));
  /** How much of the crop is red. */
  const red = async (focus?: string) => {
    const hero = { ...pictures.hero, file: "/images/halves.png", focus };
    await write("lib/content/pictures.json", { ...pictures, hero });
    const { srcSet } = (await build())[cropName("hero", hero.file, "portrait")] as Entry;
    const crop = sharp(at(`public${srcSet.split(" ")[0]}`));
    return ((await crop.stats()).channels[0]?.mean ?? 0) / 255;
  };
  expect(await red("left bottom")).toBeGreaterThan(0.6);
  expect(await red(undefined)).toBeCloseTo(0.5, 1);
  await sharp({ create: half }).toFile(at("lib/content/images/halves-portrait.png"));
  expect(await red("left bottom")).toBeCloseTo(0, 1);
});

test("files of the same name in different folders have crops of their own", () => {
  const crop = (file: string) => cropName("surface", file, "landscape");
  expect(crop("/images/slab.jpg")).not.toBe(crop("/images/gallery/slab.jpg"));
});

test("published pictures are upright, without camera and location data, and at a new address once changed", async () => {
  // A file that an earlier build has left.
  await mkdir(at("public/images/gallery"), { recursive: true });
  await writeFile(at("public/images/gallery/IMG_2042.HEIC"), "a place");
  const { srcSet, ...size } = (await build())[PATIO] as Entry;

  expect(await readdir(at("public/images/gallery"))).toEqual(["patio.jpg"]);
  expect(size).toEqual({ width: 1200, height: 80 });
  const copies = await readdir(at("public/pictures/gallery"));
  expect(copies).toHaveLength(srcSet.split(",").length);
  for (const name of [PATIO, ...copies.map((name) => `/pictures/gallery/${name}`)]) {
    const file = sharp(at(`public${name}`));
    const { exif, xmp, iptc, width, height, orientation = 1 } = await file.metadata();
    expect([exif, xmp, iptc], name).toEqual([undefined, undefined, undefined]);
    expect([width > height, orientation], name).toEqual([true, 1]);
  }

  // Browsers cache it for a year: another picture under an old name has another address.
  await photo(1200, 80).toFile(at(`lib/content${PATIO}`));
  expect((await build())[PATIO]?.srcSet).not.toBe(srcSet);
});
