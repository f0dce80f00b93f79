// The one gate for pictures: nothing is published that cannot be shown, and nothing that no list names.
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import exifr from "exifr";
import sharp, { type Metadata } from "sharp";
import { z } from "zod";
import { type ContentName, type Field, fields, schemas } from "@/lib/content/schema";
import { type Content, fileOf } from "./check-content";
import { ROOT } from "./project";

const PUBLIC = path.join(ROOT, "public");

const AS_JPEG =
  "Open it on a computer (Preview on a Mac, Photos on Windows), export it as JPEG, and use that one.";
const APPLE = `is in Apple's own format, which most browsers cannot show and which may say where it was taken. On the iPhone, Settings > Camera > Formats > "Most Compatible" takes JPEG from now on. For this photo: ${AS_JPEG}`;
const AGAIN = "Copy it once more from the phone or camera.";

/** A picture that one of the owner's files names: by which address, in which file, and what it takes. */
export type Use = Pick<Field, "widthMin" | "heightMin" | "bytesMax"> & {
  address: string;
  list: string;
};

/** A field of the owner's files as JSON Schema, with what `fields` says of it. */
export type Rule = z.core.JSONSchema.JSONSchema & Partial<Field>;

/** The rules of one of the owner's files. */
export function rulesOf(name: ContentName): Rule {
  return z.toJSONSchema(schemas[name], { metadata: fields, io: "input" }) as Rule;
}

/** Every picture that the page shows, once for each place that names it. */
export function picturesIn(content: Content): Use[] {
  return (Object.keys(content) as ContentName[]).flatMap((name) => [
    ...walk(rulesOf(name), content[name], fileOf(name)),
  ]);
}

function* walk(rule: Rule, value: unknown, list: string): Generator<Use> {
  const { widthMin, heightMin, bytesMax } = rule;
  if (rule.widget === "image" && typeof value === "string" && value.startsWith("/images/")) {
    yield { address: value, list, widthMin, heightMin, bytesMax };
  }
  if (Array.isArray(value)) {
    for (const entry of value) yield* walk(rule.items as Rule, entry, list);
  } else if (typeof value === "object" && value !== null) {
    for (const [name, field] of Object.entries(rule.properties ?? {})) {
      yield* walk(field as Rule, (value as Record<string, unknown>)[name], list);
    }
  }
}

/** The addresses of all files below `public/images`. */
export async function listOriginals(): Promise<string[]> {
  const entries = await readdir(fileAt("/images"), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => path.relative(PUBLIC, path.join(entry.parentPath, entry.name)))
    .map((name) => `/${name.replaceAll(path.sep, "/")}`)
    .sort();
}

/** The file that is published at an address. */
export const fileAt = (address: string) => path.join(PUBLIC, address);

/**
 * What has to be put right before a picture can be published, to follow its name; and whether the
 * original says where it was taken.
 */
export async function checkPicture(use: Use): Promise<{ problem?: string; located?: boolean }> {
  const ending = path.extname(use.address).slice(1).toLowerCase();
  const problem = addressProblem(ending, use);
  if (problem) return { problem };
  const bytes = await readFile(fileAt(use.address));
  if (bytes.length === 0) return { problem: `is empty: the copy broke off. ${AGAIN}` };
  // The brand of the format follows `ftyp` (ISO/IEC 23008-12).
  if (/^ftyp(hei|hev|mif1|msf1)/.test(bytes.toString("latin1", 4, 12))) return { problem: APPLE };
  try {
    const picture = sharp(bytes);
    const metadata = await picture.metadata();
    // The head of a file says nothing of its end: a picture is sound when all of it was read.
    await picture.resize(32).raw().toBuffer();
    if (metadata.format !== ending.replace("jpg", "jpeg")) {
      return { problem: `is no ${ending.toUpperCase()}, whatever its name says. ${AS_JPEG}` };
    }
    return {
      problem: sizeProblem(metadata, bytes.length, use),
      located: await hasLocation(metadata),
    };
  } catch {
    return { problem: `is damaged, or is no picture. ${AGAIN}` };
  }
}

function addressProblem(ending: string, { address, list, heightMin }: Use) {
  if (!existsSync(fileAt(address)))
    return `does not exist, but ${list} names it. Put it there, or change the entry.`;
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

function sizeProblem({ format, autoOrient }: Metadata, bytes: number, use: Use) {
  const { widthMin = 0, heightMin = 0, bytesMax = Number.POSITIVE_INFINITY } = use;
  const { width, height } = autoOrient;
  if (bytes > bytesMax)
    return `weighs ${Math.ceil(bytes / 1000)} kB. It may weigh ${bytesMax / 1000} kB at most.`;
  if (format !== "svg" && height < heightMin)
    return `is ${height} pixels high. It takes at least ${heightMin}, or an SVG.`;
  if (width >= widthMin) return undefined;
  return `is ${width} pixels wide (${width} x ${height} as it is shown). It takes at least ${widthMin}: use a larger one, as the camera made it.`;
}

/** Whether it says where it was taken, in the camera's own data or in that of an editing program. */
async function hasLocation({ exif, xmp }: Metadata) {
  const header = exif?.toString("latin1", 0, 4) === "Exif" ? 6 : 0;
  const place = exif && (await exifr.gps(exif.subarray(header)).catch(() => undefined));
  return place?.latitude !== undefined || Boolean(xmp?.includes("GPSLatitude"));
}
