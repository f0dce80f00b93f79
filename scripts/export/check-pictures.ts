// Checks pictures: only those that browsers can show, and that one of the owner's files names, are published.
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import exifr from "exifr";
import sharp, { type Metadata } from "sharp";
import type { Shape } from "@/lib/content/crops";
import type { PictureLimits } from "@/lib/content/schema";
import { ROOT } from "../project";
import { type Content, isRight, placesIn } from "./check-content";

/** The folder of the originals: an address such as `/images/hero.jpg` is a path from here. */
const ORIGINALS = path.join(ROOT, "lib/content");

const AS_JPEG =
  "Open it on a computer (Preview on a Mac, Photos on Windows), export it as JPEG, and use that one.";
const APPLE = `is in Apple's own format, which most browsers cannot show and which may say where it was taken. On the iPhone, Settings > Camera > Formats > "Most Compatible" takes JPEG from now on. For this photo: ${AS_JPEG}`;
const AGAIN = "Copy it once more from the phone or camera.";

/** The address of a picture, and the limits of its size. */
type Wanted = PictureLimits & { address: string };
/** A picture that one of the owner's files names, with where it stands in the editor. */
export type Use = Wanted & { breadcrumb: string };

/** Every picture that the page shows, once for each place that names it. */
export function picturesIn(content: Content): Use[] {
  // An invalid address is reported by check-content.ts.
  return placesIn(content)
    .filter(({ field, value }) => field.widget === "image" && value && isRight(field, value))
    .map(({ field, value, where }) => ({
      ...field.limits,
      address: String(value),
      breadcrumb: where,
    }));
}

/** The addresses of all files below `lib/content/images`. */
export async function listOriginals(): Promise<string[]> {
  const entries = await readdir(fileAt("/images"), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => path.relative(ORIGINALS, path.join(entry.parentPath, entry.name)))
    .map((name) => `/${name.replaceAll(path.sep, "/")}`)
    .sort();
}

/** The original of the picture that is published at an address. */
export const fileAt = (address: string) => path.join(ORIGINALS, address);

/** The file beside a picture that was cut to this shape by hand, if there is one; otherwise the picture. */
export function cutByHand(address: string, shape: Shape): string {
  const cut = address.replace(/(\.\w+)$/, `-${shape}$1`);
  return existsSync(fileAt(cut)) ? cut : address;
}

/** The picture that a file was cut from by hand, if it was. */
export const wholeOf = (address: string) => address.replace(/-(landscape|portrait)(?=\.\w+$)/, "");

/**
 * Why a picture cannot be published, in words that follow its name; and whether the original
 * contains a location.
 */
export async function checkPicture(use: Wanted): Promise<{ error?: string; located?: boolean }> {
  const ending = path.extname(use.address).slice(1).toLowerCase();
  const error = addressError(ending, use);
  if (error) return { error };
  const bytes = await readFile(fileAt(use.address));
  if (bytes.length === 0) return { error: `is empty: the copy broke off. ${AGAIN}` };
  // HEIC: the brand of the format follows `ftyp` (ISO/IEC 23008-12).
  if (/^ftyp(hei|hev|mif1|msf1)/.test(bytes.toString("latin1", 4, 12))) return { error: APPLE };
  try {
    const picture = sharp(bytes);
    const metadata = await picture.metadata();
    // Decodes the whole picture, because the metadata does not show that its end is missing.
    await picture.resize(32).raw().toBuffer();
    if (metadata.format !== ending.replace("jpg", "jpeg")) {
      return { error: `is no ${ending.toUpperCase()}, whatever its name says. ${AS_JPEG}` };
    }
    return {
      error: sizeError(metadata, bytes.length, use),
      located: await hasLocation(metadata),
    };
  } catch {
    return { error: `is damaged, or is no picture. ${AGAIN}` };
  }
}

function addressError(ending: string, { address, heightMin }: Wanted) {
  if (!existsSync(fileAt(address))) return "does not exist. Choose another one, or put it there.";
  if (/^hei[cf]$/.test(ending)) return APPLE;
  if (!/^(jpe?g|png|webp|svg)$/.test(ending))
    return `is nothing that the site can publish. If it is a photo: ${AS_JPEG}`;
  if (ending === "svg" && heightMin === undefined)
    return `is a drawing, which only the logo can be. ${AS_JPEG}`;
  // Anything else would have to be encoded in the addresses that are made from the name.
  if (!/^[\w.-]+$/.test(path.basename(address)))
    return "has a name that would break its address. Use letters, digits, hyphens and dots only.";
  return undefined;
}

function sizeError({ format, autoOrient }: Metadata, bytes: number, use: Wanted) {
  const { widthMin = 0, heightMin = 0, bytesMax = Number.POSITIVE_INFINITY } = use;
  const { width, height } = autoOrient;
  if (bytes > bytesMax)
    return `weighs ${Math.ceil(bytes / 1000)} kB. It may weigh ${bytesMax / 1000} kB at most.`;
  if (format !== "svg" && height < heightMin)
    return `is ${height} pixels high. It takes at least ${heightMin}, or an SVG.`;
  if (width >= widthMin) return undefined;
  return `is ${width} pixels wide (${width} x ${height} as it is shown). It takes at least ${widthMin}. Choose it as the camera made it: what comes by a messenger, or from the screen, is smaller.`;
}

/** Whether a picture contains a location, from the camera (EXIF) or from an editing program (XMP). */
async function hasLocation({ exif, xmp }: Metadata) {
  const header = exif?.toString("latin1", 0, 4) === "Exif" ? 6 : 0;
  const gps = exif && (await exifr.gps(exif.subarray(header)).catch(() => undefined));
  return gps?.latitude !== undefined || Boolean(xmp?.includes("GPSLatitude"));
}
