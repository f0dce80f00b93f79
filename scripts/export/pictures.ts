// Makes the published files of the page's pictures, before Next builds or serves it: a copy of each at its own address
// (public/images), AVIF files in several widths (public/pictures), icons, and the picture in shared links. Everything is
// cached by content, so that a picture is encoded only once.
import { createHash, randomUUID } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import {
  copyFile,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  utimes,
  writeFile,
} from "node:fs/promises";
import { homedir } from "node:os";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { sharePictureSize, themeColor } from "@/lib/build/metadata";
import { type CropName, croppedPictures, wholePictures } from "@/lib/content/picture-kinds";
import type { Manifest } from "@/lib/content/published-pictures";
import { type Content, type ContentNode, picturesIn } from "@/lib/content/schema/check";
import type { Pictures, Published } from "@/lib/content/types";

const PUBLIC = "public";
/** The folder of the AVIF files, until their hash is known. */
const UNNAMED = "/pictures/unnamed";
const MANIFEST = "lib/content/pictures.generated.json";
// The cache is not in node_modules, which `npm ci` deletes. Netlify keeps the cache folder in the home directory from
// one build to the next.
const CACHE = path.join(process.env.NETLIFY ? homedir() : "", ".cache/pictures");

/** How long a file stays in the cache after the last build that has used it, in milliseconds. */
const CACHE_TIME_MS = 30 * 24 * 3_600_000;

/** The encoder's versions and the code of this file. The cache is by them as well, because others may give other files. */
const ENCODER = JSON.stringify(sharp.versions) + readFileSync(import.meta.filename, "utf8");

// Below a quality of 54 the broom finish and the finest joints disappear, and 58 takes a fifth more bytes. An effort of 4
// takes six times as long as 2, and saves 3 %.
const AVIF = { quality: 54, effort: 2, chromaSubsampling: "4:2:0" };
const COPY = { width: 1500, withoutEnlargement: true };
/** The options for a copy as JPEG, PNG (which gets a palette) or WebP. */
const COPY_FORMAT = { quality: 80, mozjpeg: true };

/** The sides of icons in pixels: Apple's home screens (which take no transparency), tabs, other home screens. */
const ICONS = [180, 192, 512];

/** A picture that is to be encoded in several widths, whole or as a crop. */
type Source = {
  file: string;
  widths: number[];
  /** The beginning of the addresses of its files, before the width: the folder, and the name of the original. */
  base: string;
  /** The width of a crop divided by its height. */
  ratio?: number;
  /** What the crop keeps of the picture. */
  focus?: string;
};

/**
 * Brings `public/images`, `public/pictures` and `lib/content/pictures.generated.json` up to date.
 *
 * @param content the owner's files, which have been checked
 * @throws {Error} when a picture is one that the check would have rejected
 */
export async function buildPictures(content: Content): Promise<void> {
  for (const name of ["images", "pictures", "icons"])
    await rm(path.join(PUBLIC, name), { recursive: true, force: true });
  await mkdir(CACHE, { recursive: true });
  const pictures = picturesIn(content);
  const files = [...new Set(pictures.map(({ value }) => value))].sort();
  await Promise.all(files.map(publishCopy));
  await publishForOthers(content.pictures as Pictures);
  // The hero's entry in the manifest includes its photo for phones.
  const shown = pictures.filter(({ field }) => field.shownAs !== "portrait");
  const manifest: Manifest = { uncropped: {}, hero: {}, surface: {} };
  // A picture that two fields show in the same way is published once.
  const isFirst = (one: ContentNode<string>, index: number) =>
    index ===
    shown.findIndex(
      ({ field, value }) => value === one.value && field.cropFor === one.field.cropFor,
    );
  await Promise.all(shown.filter(isFirst).map((picture) => publishField(picture, manifest)));
  const folder = await nameByContent();
  await writeFile(MANIFEST, JSON.stringify(manifest, null, 1).replaceAll(UNNAMED, folder));
  await removeUnused();
}

/** Removes what no build has used for a long time from the cache, which would grow with each photo and each encoder. */
async function removeUnused() {
  for (const name of await readdir(CACHE)) {
    const file = path.join(CACHE, name);
    // Another build may have removed or renamed it meanwhile.
    const { mtimeMs = Infinity } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs < Date.now() - CACHE_TIME_MS) await rm(file, { force: true });
  }
}

/**
 * Names the folder of the AVIF files by a hash of them, so that browsers may keep them for good. There is one hash for
 * all, because one for each file would make the page 440 bytes larger.
 *
 * @returns the folder's address
 */
async function nameByContent() {
  const unnamed = path.join(PUBLIC, UNNAMED);
  const files = await readdir(unnamed, { recursive: true, withFileTypes: true });
  const paths = files
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .sort();
  const contents = await Promise.all(paths.map((file) => readFile(file)));
  const folder = `/pictures/${digest(...paths, ...contents).slice(0, 8)}`;
  await rename(unnamed, path.join(PUBLIC, folder));
  return folder;
}

/** The path of the original of the picture that is published at an url, such as `/images/hero.jpg`. */
export const originalPath = (url: string) => path.join("lib/content", url);

/** Publishes a field's picture as the page shows it, and notes that in the manifest. */
async function publishField(
  { field: { shownAs = "photo", cropFor }, value: file, parent }: ContentNode<string>,
  manifest: Manifest,
) {
  if (cropFor) {
    // Only the hero has these fields.
    const { focus, portrait } = parent as Partial<Pictures["hero"]>;
    manifest[cropFor][file] = {
      landscape: await publishCrop(cropFor, "landscape", file, focus),
      portrait: await publishCrop(cropFor, "portrait", portrait || file, focus),
    };
  } else {
    const base = file.replace("/images", UNNAMED);
    const { widths } = wholePictures[shownAs];
    manifest.uncropped[file] = await publishWidths({ file, base, widths });
  }
}

function publishCrop(
  cropFor: CropName,
  shape: "landscape" | "portrait",
  file: string,
  focus?: string,
): Promise<Published> {
  const { ratio, widths } = croppedPictures[cropFor][shape];
  const base = file.replace("/images", `${UNNAMED}/${cropFor}-${shape}`);
  return publishWidths({ file, base, widths, ratio, focus });
}

async function publishWidths({ file, base, widths: wanted, ratio, focus }: Source) {
  const bytes = await readFile(originalPath(file));
  const original = (await sharp(bytes).metadata()).autoOrient;
  const shape = ratio ?? original.width / original.height;
  // No picture is enlarged.
  const widest = Math.min(original.width, Math.round(original.height * shape));
  const heightOf = (width: number) => Math.round(width / shape);
  const widths = [...new Set(wanted.map((one) => Math.min(one, widest)))];
  const urlOf = (width: number) => `${base}-${width}.avif`;

  await Promise.all(
    widths.map((width) => {
      const size = { width, height: heightOf(width), position: focus };
      return writeCached(urlOf(width), bytes, { size, AVIF }, (image) =>
        image.resize(size).avif(AVIF),
      );
    }),
  );
  const srcSet = widths.map((width) => `${urlOf(width)} ${width}w`).join(", ");
  return { width: widest, height: heightOf(widest), srcSet };
}

/** Makes a copy that is upright, at most 1500 px wide, and without camera or location data. Drawings do not change. */
async function publishCopy(url: string) {
  const bytes = await readFile(originalPath(url));
  const { format } = await sharp(bytes).metadata();
  if (format === "svg") return publish(originalPath(url), url);
  return writeCached(url, bytes, { COPY, COPY_FORMAT }, (image) =>
    image.resize(COPY).toFormat(format, COPY_FORMAT),
  );
}

/**
 * Makes the pictures that browsers and messengers show: icons from the logo, and the first photo for shared links.
 * Sharp draws an SVG in the size of the icon, whatever size the SVG itself has.
 */
async function publishForOthers({ logo, hero }: Pictures) {
  const drawing = await readFile(originalPath(logo));
  for (const size of ICONS) {
    const icon = { width: size, height: size, fit: "contain", background: themeColor } as const;
    await writeCached(`/icons/${size}.png`, drawing, icon, (image) =>
      image.resize(icon).flatten({ background: themeColor }).png({ palette: true }),
    );
  }
  // A browser reads the bytes of an icon, whatever its name says.
  await copyFile(path.join(PUBLIC, "icons/192.png"), path.join(PUBLIC, "favicon.ico"));
  const share = { ...sharePictureSize, position: hero.focus };
  await writeCached("/images/share.jpg", await readFile(originalPath(hero.file)), share, (image) =>
    image.resize(share).flatten({ background: themeColor }).jpeg(COPY_FORMAT),
  );
}

/** Publishes what `encode` makes of a picture, from the cache if it was made with the same options before. */
async function writeCached(
  url: string,
  bytes: Buffer,
  options: object,
  encode: (image: Sharp) => Sharp,
) {
  const cached = path.join(CACHE, digest(ENCODER, bytes, JSON.stringify(options)));
  if (!existsSync(cached)) {
    // The file gets its name when it is complete, so that neither an interrupted build nor another one at the same time
    // leaves half a picture.
    const unfinished = `${cached}.${randomUUID()}`;
    await encode(sharp(bytes).autoOrient()).toFile(unfinished);
    await rename(unfinished, cached);
  }
  await utimes(cached, new Date(), new Date());
  await publish(cached, url);
}

async function publish(file: string, url: string) {
  const published = path.join(PUBLIC, url);
  await mkdir(path.dirname(published), { recursive: true });
  await copyFile(file, published);
}

function digest(...parts: (string | Buffer)[]) {
  const hash = createHash("sha256");
  for (const part of parts) hash.update("\0").update(part);
  return hash.digest("hex").slice(0, 16);
}
