// Makes the published files of the page's pictures, before Next builds or serves it: a copy of each at its own address
// (public/images), AVIF files in several widths, whose names change with the content (public/pictures), icons, and the
// picture in shared links. Everything is cached by content, so that a picture is encoded only once.
import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { shareSize, themeColor } from "@/lib/build/metadata";
import { cropName, crops, type Shape } from "@/lib/content/crops";
import { type Content, picturesIn } from "@/lib/content/schema/check";
import type { Pictures } from "@/lib/content/types";

const PUBLIC = "public";
const MANIFEST = "lib/pictures.generated.json";
// `npm ci` does not delete it. Netlify keeps the cache folder in the home directory from one build to the next.
const CACHE = path.join(process.env.NETLIFY ? homedir() : "", ".cache/pictures");

/** Widths in pixels, by how the page shows a picture (`shownAs` in the schema). No picture is enlarged. */
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
  // Published only as it is.
  logo: [],
};

// Below 54 the broom finish and the finest joints disappear; 58 takes a fifth more bytes.
// Effort 4 takes six times as long as effort 2 and saves 3 %.
const AVIF = { quality: 54, effort: 2, chromaSubsampling: "4:2:0" };
const COPY = { width: 1500, withoutEnlargement: true };
/** For JPEG, PNG (which gets a palette) and WebP. */
const COPY_FORMAT = { quality: 80, mozjpeg: true };

/** The sides of icons in pixels: Apple's home screens (which take no transparency), tabs, other home screens. */
const ICONS = [180, 192, 512];

/** A picture to be encoded in these widths; `name` is its key in the manifest. */
type Source = { name: string; file: string; widths: number[]; crop?: Crop };
/** The shape of a crop (width / height), and the part of the picture that it keeps. */
type Crop = { ratio: number; position: string };

/**
 * Brings `public/images`, `public/pictures` and `lib/pictures.generated.json` up to date.
 *
 * @param content the owner's files, which have been checked
 * @throws {Error} when a picture is one that the check would have rejected
 */
export async function buildPictures(content: Content): Promise<void> {
  for (const name of ["images", "pictures", "icons"])
    await rm(path.join(PUBLIC, name), { recursive: true, force: true });
  await mkdir(CACHE, { recursive: true });
  const copies = new Set(picturesIn(content).map(({ value }) => value));
  await Promise.all([...copies].map(publishCopy));
  await publishForOthers(content.pictures as Pictures);
  const pictures = await Promise.all(sourcesOf(content).map(publishWidths));
  await writeFile(MANIFEST, `${JSON.stringify(Object.fromEntries(pictures), null, 1)}\n`);
}

/** The original of the picture that is published at an address. */
export const fileAt = (address: string) => path.join("lib/content", address);

/** The file beside a picture that was cropped to this shape by hand, if there is one; otherwise the picture. */
function croppedByHand(address: string, shape: Shape): string {
  const cropped = address.replace(/(\.\w+)$/, `-${shape}$1`);
  return existsSync(fileAt(cropped)) ? cropped : address;
}

/** What is encoded of each picture: the whole, or crops for wide and for narrow screens if it fills the window. */
function sourcesOf(content: Content): Source[] {
  const sources = picturesIn(content).flatMap(({ field, value: file, parent }): Source[] => {
    const { shownAs = "photo" } = field;
    if (shownAs !== "hero" && shownAs !== "surface")
      return [{ name: file, file, widths: WIDTHS[shownAs] }];
    return (["landscape", "portrait"] as const).map((shape) => ({
      name: cropName(shownAs, file, shape),
      file: croppedByHand(file, shape),
      widths: WIDTHS[shownAs][shape],
      crop: { ratio: crops[shownAs][shape], position: String(parent.focus || "center") },
    }));
  });
  // If two fields use the same picture, the first field's sizes apply.
  return sources.filter(({ name }, index) => index === sources.findIndex((s) => s.name === name));
}

async function publishWidths({ name, file, widths: wanted, crop }: Source) {
  const bytes = await readFile(fileAt(file));
  const whole = (await sharp(bytes).metadata()).autoOrient;
  const ratio = crop?.ratio ?? whole.width / whole.height;
  const widest = Math.round(Math.min(whole.width, whole.height * ratio));
  const widths = [...new Set(wanted.map((one) => Math.min(one, widest)))];
  // Eight digits are enough to tell versions of one picture apart; more would make the page larger. The
  // encoder's version is not part of the hash, so that open pages still find their pictures after an update.
  const hash = digest(bytes, JSON.stringify({ crop, widths, AVIF })).slice(0, 8);
  const base = name.replace("/images/", "").replace(/\.\w+$/, "");
  const addressOf = (width: number) => `/pictures/${base}.${hash}-${width}.avif`;

  await Promise.all(
    widths.map((width) => {
      const size = { width, height: crop && Math.round(width / ratio), position: crop?.position };
      return writeCached(addressOf(width), bytes, { width, crop, avif: AVIF }, (image) =>
        image.resize(size).avif(AVIF),
      );
    }),
  );
  const srcSet = widths.map((width) => `${addressOf(width)} ${width}w`).join(", ");
  return [name, { width: widest, height: Math.round(widest / ratio), srcSet }] as const;
}

/** Makes a copy that is upright, at most 1500 px wide, and without camera or location data. Drawings do not change. */
async function publishCopy(address: string) {
  const bytes = await readFile(fileAt(address));
  const { format } = await sharp(bytes).metadata();
  if (format === "svg") return publish(fileAt(address), address);
  return writeCached(address, bytes, { COPY, COPY_FORMAT }, (image) =>
    image.resize(COPY).toFormat(format, COPY_FORMAT),
  );
}

/**
 * Makes what browsers and messengers show: the icons, drawn from the logo, and the first photo in shared links. Sharp
 * draws an SVG in the size of the icon, whatever its own is.
 */
async function publishForOthers({ logo, hero }: Pictures) {
  const drawing = await readFile(fileAt(logo));
  for (const size of ICONS) {
    const icon = { width: size, height: size, fit: "contain", background: themeColor } as const;
    await writeCached(`/icons/${size}.png`, drawing, icon, (image) =>
      image.resize(icon).flatten({ background: themeColor }).png({ palette: true }),
    );
  }
  const share = { ...shareSize, position: "bottom" };
  await writeCached("/images/share.jpg", await readFile(fileAt(hero.file)), share, (image) =>
    image.resize(share).jpeg(COPY_FORMAT),
  );
}

/** Publishes what `encode` makes of a picture, from the cache if it was made with the same options before. */
async function writeCached(
  address: string,
  bytes: Buffer,
  options: object,
  encode: (image: Sharp) => Sharp,
) {
  // The encoder's version is part of the key, because another version may give another result.
  const versions = JSON.stringify(sharp.versions);
  const cached = path.join(CACHE, digest(versions, bytes, JSON.stringify(options)));
  if (!existsSync(cached)) {
    // Renamed when complete, so that neither an interrupted build nor one at the same time leaves half a picture.
    const unfinished = `${cached}.${randomUUID()}`;
    await encode(sharp(bytes).autoOrient()).toFile(unfinished);
    await rename(unfinished, cached);
  }
  await publish(cached, address);
}

async function publish(file: string, address: string) {
  const published = path.join(PUBLIC, address);
  await mkdir(path.dirname(published), { recursive: true });
  await copyFile(file, published);
}

function digest(...parts: (string | Buffer)[]) {
  const hash = createHash("sha256");
  for (const part of parts) hash.update("\0").update(part);
  return hash.digest("hex").slice(0, 16);
}
