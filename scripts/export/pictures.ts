// Makes the pictures that the page shows from the originals in lib/content/images: AVIF in several widths, under
// names that change with the content, and one JPEG, PNG or WebP at the original's address. Results are
// cached by content, so that a picture is encoded only once.
import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { crops, cropsOf } from "@/lib/content/crops";
import type { Pictures } from "@/lib/content/schema";
import { avifName } from "@/lib/page-contract";
import { ROOT, readJson } from "../project";
import { fileAt } from "./check-pictures";

const PUBLIC = path.join(ROOT, "public");
const PUBLISHED = path.join(PUBLIC, "photos");
const MANIFEST = path.join(ROOT, "lib/photos.generated.json");
// Netlify keeps node_modules between builds, and with it this cache.
const CACHE = path.join(ROOT, "node_modules/.cache/photos");

// Widths in pixels. Pictures are never enlarged: a larger width is reduced to that of the original.
const WIDTHS = {
  hero: {
    landscape: [1280, 1920, 2400],
    // 900 is twice the width of the widest phone; more would not be visible.
    portrait: [480, 660, 900],
  },
  // Fewer widths: each finish has its own picture, and each address makes the page larger.
  surface: { landscape: [1440, 2400], portrait: [660, 900] },
  photo: [640, 1000, 1500],
  // A finish is shown as a small sample.
  sample: [320, 1000],
};

// Below 54 the broom finish and the finest joints are wiped away; 58 takes a fifth more bytes.
// Effort 4 takes six times as long as effort 2 and saves 3 %.
const AVIF = { quality: 54, effort: 2, chromaSubsampling: "4:2:0" };
// For the contact sheet, which shows the whole gallery at once. The name contains the width and the quality.
const THUMBNAIL = { width: 320, name: "320q46", avif: { ...AVIF, quality: 46 } };
const PLAIN = {
  width: 1500,
  formats: { jpeg: { quality: 80, mozjpeg: true }, webp: { quality: 80 }, png: { palette: true } },
};

type Size = { width: number; height: number };
type Crop = { ratio: number; zoom: number; joint: { x: number; y: number }; focus: string };
/** A picture to be made: the whole original or a crop of it. `name` is its key in the manifest. */
type Source = { name: string; address: string; widths: number[]; crop?: Crop };

/**
 * Brings `public/images`, `public/photos` and `lib/photos.generated.json` up to date with the pictures that
 * the page shows.
 * Returns the number of files, and how many of them had to be encoded this time.
 *
 * @param used the addresses of those pictures, which the gate has checked
 * @throws {Error} when there is a picture that the gate would have rejected
 */
export async function buildPictures(used: string[]) {
  await mkdir(CACHE, { recursive: true });
  await rm(PUBLISHED, { recursive: true, force: true });
  await mkdir(path.join(PUBLISHED, "gallery"), { recursive: true });
  await publishOriginals(used);
  const { logo, ...named } = await readJson<Pictures>("lib/content/pictures.json");
  const finishes = named.finishes ?? [];
  const samples = finishes.map(({ file }) => file);
  const sources: Source[] = used
    .filter((address) => address !== logo)
    .map((address) => ({
      name: address,
      address,
      widths: samples.includes(address) ? WIDTHS.sample : WIDTHS.photo,
    }));
  const { hero, surface } = named;
  // A set, because one of the finishes may name `surface.file` itself.
  const surfaces = new Set([surface.file, ...finishes.flatMap((finish) => finish.surface || [])]);
  const place = focusOf(surface.file, surface.focus);
  const cropped = [
    { key: "hero", file: hero.file, focus: focusOf(hero.file, hero.focus) } as const,
    ...[...surfaces].map((file) => ({ key: "surface", file, focus: place }) as const),
  ];
  for (const { key, file, focus } of cropped) {
    for (const shape of ["landscape", "portrait"] as const) {
      const crop = { ...crops[key][shape], focus };
      const name = `${cropsOf(key, file)}-${shape}`;
      sources.push({ name, address: file, widths: WIDTHS[key][shape], crop });
    }
  }
  const results = await Promise.all(sources.map(publishPhoto));
  const { width, height } = await sharp(fileAt(logo)).metadata();
  const photos = Object.fromEntries(results.map(({ name, entry }) => [name, entry]));
  const manifest = { logo: { width, height }, thumbnail: THUMBNAIL.name, photos };
  await writeFile(MANIFEST, `${JSON.stringify(manifest, null, 1)}\n`);
  const encoded = results.flatMap((result) => result.encoded);
  return { files: encoded.length, encoded: encoded.filter(Boolean).length };
}

/** Publishes clean copies of the originals: upright, at most 1500 px wide, without camera or location data. */
async function publishOriginals(used: string[]): Promise<void> {
  await rm(path.join(PUBLIC, "images"), { recursive: true, force: true });
  await mkdir(path.join(PUBLIC, "images/gallery"), { recursive: true });
  const clean = async (address: string) => {
    const target = path.join(PUBLIC, address);
    // A drawing holds no camera data.
    if (address.endsWith(".svg")) return copyFile(fileAt(address), target);
    const bytes = await readFile(fileAt(address));
    const { format } = await sharp(bytes).metadata();
    const { file } = await encode(bytes, JSON.stringify(PLAIN), (image) =>
      image
        .resize({ width: PLAIN.width, withoutEnlargement: true })
        .toFormat(format, PLAIN.formats[format as keyof typeof PLAIN.formats]),
    );
    await copyFile(file, target);
  };
  await Promise.all(used.map(clean));
}

async function publishPhoto({ name, address, widths: wanted, crop }: Source) {
  const bytes = await readFile(fileAt(address));
  const { autoOrient } = await sharp(bytes).metadata();
  const area = crop ? areaOf(autoOrient, crop) : undefined;
  const { width, height } = area ?? autoOrient;
  const widths = [...new Set(wanted.map((one) => Math.min(one, width)))];
  // Eight digits are enough to tell versions of one picture apart; more would make the page larger. The
  // encoder's version is not part of the hash, so that open pages still find their pictures after an update.
  const hash = digest(bytes, JSON.stringify({ area, widths, AVIF })).slice(0, 8);

  const outputs = widths.map((width) => ({ width, name: `${width}`, avif: AVIF }));
  if (name.startsWith("/images/gallery/")) outputs.push(THUMBNAIL);
  const publishWidth = async ({ width, name: variant, avif }: typeof THUMBNAIL) => {
    const { file, encoded } = await encode(bytes, `${hash} ${variant}`, (image) =>
      (area ? image.extract(area) : image).resize({ width }).avif(avif),
    );
    await copyFile(file, path.join(PUBLISHED, avifName(name, hash, variant)));
    return encoded;
  };
  const encoded = await Promise.all(outputs.map(publishWidth));
  return { name, encoded, entry: { width, height, hash, widths } };
}

/**
 * The part of a picture that a crop shows, in pixels: the largest of its shape, divided by its zoom. A focus
 * in words is the side or corner that stays visible, as in CSS. One in percent is a joint in the photo, which
 * has to lie on the page's joint; near an edge, the part is made smaller to allow that.
 */
function areaOf(picture: Size, { ratio, zoom, joint, focus }: Crop) {
  const [x, y] = focus.split(" ").map(placeOf) as [Place, Place];
  const largest = Math.min(picture.width, picture.height * ratio) / zoom;
  const width = Math.min(
    largest,
    Math.max(
      Math.min(picture.width * room(x, joint.x), picture.height * room(y, joint.y) * ratio),
      largest / SMALLER_MAX,
    ),
  );
  const height = width / ratio;
  const start = (whole: number, part: number, { share, isJoint }: Place, to: number) => {
    const from = isJoint ? whole * share - part * to : (whole - part) * share;
    return Math.min(Math.max(Math.round(from), 0), whole - Math.round(part));
  };
  return {
    left: start(picture.width, width, x, joint.x),
    top: start(picture.height, height, y, joint.y),
    width: Math.round(width),
    height: Math.round(height),
  };
}

/** The focus of a picture; the middle if the given one was made for another picture. */
function focusOf(file: string, focus = ""): string {
  const [place, of = file] = focus.split(" of ");
  return place && of === file ? place : "center center";
}

/** How many times smaller a crop may become for its joint; beyond that, the joint misses the page's joint. */
const SMALLER_MAX = 2;

/** The largest share of a picture that a crop can show when `share` of it has to lie at `to` of the crop. */
function room({ share, isJoint }: Place, to: number): number {
  return isJoint ? Math.min(share / to, to < 1 ? (1 - share) / (1 - to) : 1) : 1;
}

/** The position of a focus along one side, as a share of it. A focus in percent is a joint in the photo. */
type Place = { share: number; isJoint: boolean };

function placeOf(word: string): Place {
  return word.endsWith("%")
    ? { share: Number.parseFloat(word) / 100, isJoint: true }
    : { share: SHARES[word] ?? 0.5, isJoint: false };
}

const SHARES: Record<string, number> = { left: 0, top: 0, center: 0.5, right: 1, bottom: 1 };

/** The cached result of `work` on these bytes, and whether it had to be made now. */
async function encode(bytes: Buffer, variant: string, work: (image: Sharp) => Sharp) {
  // Another version of the encoder may make another picture of the same bytes.
  const file = path.join(CACHE, digest(JSON.stringify(sharp.versions), bytes, variant));
  if (existsSync(file)) return { file, encoded: false };
  const buffer = await work(sharp(bytes).autoOrient()).toBuffer();
  // Written under another name and renamed, so that an interrupted build leaves no incomplete picture.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, buffer);
  await rename(unfinished, file);
  return { file, encoded: true };
}

function digest(...parts: (string | Buffer)[]) {
  const hash = createHash("sha256");
  for (const part of parts) hash.update("\0").update(part);
  return hash.digest("hex").slice(0, 16);
}
