// The one gate for pictures: `npm run photos`, every build and the launch check look through it, so
// that nothing is published that cannot be shown, or that gives a customer's address away.
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import exifr from "exifr";
import sharp, { type Metadata } from "sharp";
import { readJson } from "./read-json";

const FOLDER = fileURLToPath(new URL("../../public/images", import.meta.url));
const PAGE_LIST = "lib/content/pictures.json";
const SERVICE_LIST = "lib/content/services.json";
const GALLERY_LIST = "lib/content/gallery.json";

/** In pixels: what the stage of a large screen needs, a picture as wide as the screen, a sharp logo. */
const WIDTH_MIN = 1200;
const SCREEN_WIDTH_MIN = 1920;
const LOGO_HEIGHT_MIN = 80;

const AS_JPEG =
  "Open it on a computer (Preview on a Mac, Photos on Windows), export it as JPEG, and take this one away.";
const APPLE = `is in Apple's own format, which most browsers cannot show and which may say where it was taken. On the iPhone, Settings > Camera > Formats > "Most Compatible" takes JPEG from now on. For this photo: ${AS_JPEG}`;
const AGAIN = "Copy it once more from the phone or camera.";

/** A picture that a list names. */
export type Picture = { file: string; alt?: string; standIn?: boolean };
/** A place in a picture, or in a part of it: from 0, left and top, to 1. */
type Place = { x: number; y: number };
/** The part of a picture that a screen shows: width by height, how near it comes, where the focus is. */
export type Crop = { ratio: number; zoom?: number; at?: Place };
/** A picture as wide as the screen. */
export type Wide = Picture & {
  focus?: Place;
  crops?: { landscape?: Crop; portrait?: Crop };
};
/** What lib/content/pictures.json holds. */
export type Pictures = {
  logo: string;
  hero: Wide;
  surface: Wide;
  about: Picture;
  finishes: Picture[];
};
type Photo = Picture & { kind?: string; caption?: string };
type Service = { kind: string; photo: string; alt?: string };

/** A picture that the page shows, by its path below `public/images`: its list, and what it takes. */
type Use = Omit<Photo, "file"> & {
  name: string;
  list: string;
  isLogo?: boolean;
  widthMin?: number;
};

export type Found = {
  /** What has to be put right: each with the file, what is wrong and what to do. */
  problems: string[];
  /** The originals that say where they were taken. */
  located: string[];
  /** Sound photos that the gallery does not list. */
  unlisted: string[];
  /** How many files there are. */
  count: number;
};

/**
 * @returns what was found in `public/images` and in the lists of what the page shows
 * @throws {Error} when a list cannot be read, with the line of the slip
 */
export async function checkPictures(): Promise<Found> {
  const services = await readJson<Service[]>(SERVICE_LIST);
  const pictures = await readJson<Pictures>(PAGE_LIST);
  const shown = listShown(pictures, services, await readJson<Photo[]>(GALLERY_LIST));
  const names = await listOriginals();
  const found: Found = { problems: [], located: [], unlisted: [], count: names.length };
  const tell = (name: string, problem: string) =>
    found.problems.push(`public/images/${name} ${problem}`);

  for (const name of names) {
    const use = shown.find((one) => one.name === name);
    const { problem, located } = await checkFile(name, use);
    if (problem) {
      tell(name, problem);
      continue;
    }
    if (located) found.located.push(name);
    if (!use && name.startsWith("gallery/")) {
      found.unlisted.push(name);
      tell(name, `is not in ${GALLERY_LIST}. Run \`npm run photos\`: it adds the entry.`);
    } else if (!use) tell(name, `is used nowhere. Name it in ${PAGE_LIST}, or take it away.`);
  }
  const kinds = services.map(({ kind }) => kind);
  const stems = new Set<string>();
  for (const use of shown) {
    for (const problem of checkEntry(use, { names, kinds, stems })) tell(use.name, problem);
  }
  return found;
}

/** @returns every file below `public/images`, by its path from there */
export async function listOriginals(): Promise<string[]> {
  const entries = await readdir(FOLDER, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => path.relative(FOLDER, path.join(entry.parentPath, entry.name)))
    .map((name) => name.replaceAll(path.sep, "/"))
    .sort();
}

/** Everything that the page shows: where it is listed, and what it takes. */
function listShown(
  { logo, hero, surface, about, finishes }: Pictures,
  services: Service[],
  gallery: Photo[],
): Use[] {
  const onPage = (picture: Picture) => ({ ...picture, name: picture.file, list: PAGE_LIST });
  return [
    { name: logo, list: PAGE_LIST, isLogo: true },
    ...[hero, surface].map((picture) => ({ ...onPage(picture), widthMin: SCREEN_WIDTH_MIN })),
    ...[about, ...finishes].map(onPage),
    ...services.map(({ photo, alt }) => ({ name: photo, alt, list: SERVICE_LIST })),
    ...gallery.map((photo) => ({ ...photo, name: `gallery/${photo.file}`, list: GALLERY_LIST })),
  ];
}

async function checkFile(
  name: string,
  use: Use | undefined,
): Promise<{ problem?: string; located?: boolean }> {
  const ending = path.extname(name).slice(1).toLowerCase();
  const named = nameProblem(name, ending, use);
  if (named) return { problem: named };
  const bytes = await readFile(path.join(FOLDER, name));
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
    return { problem: sizeProblem(metadata, use), located: await hasLocation(metadata) };
  } catch {
    return { problem: `is damaged, or is no picture. ${AGAIN}` };
  }
}

function nameProblem(name: string, ending: string, use: Use | undefined) {
  if (/^hei[cf]$/.test(ending)) return APPLE;
  if (!/^(jpe?g|png|webp|svg)$/.test(ending))
    return `is nothing that the site can publish. If it is a photo: ${AS_JPEG}`;
  if (ending === "svg" && !use?.isLogo)
    return `is a drawing. Name it as \`logo\` in ${PAGE_LIST}, or take it away.`;
  if (!/^(gallery\/)?[^/]+$/.test(name))
    return "is in a folder that the site does not know. Put it into public/images/gallery.";
  // Anything else would have to be encoded in the addresses that are made from the name.
  if (!/^[\w.-]+$/.test(path.basename(name)))
    return "has a name that would break its address. Use letters, digits, hyphens and dots only.";
  return undefined;
}

function sizeProblem({ format, autoOrient }: Metadata, use: Use | undefined) {
  const { width, height } = autoOrient;
  if (use?.isLogo && format !== "svg" && height < LOGO_HEIGHT_MIN)
    return `is ${height} pixels high. It takes at least ${LOGO_HEIGHT_MIN}, or an SVG.`;
  const widthMin = use?.widthMin ?? WIDTH_MIN;
  if (use?.isLogo || width >= widthMin) return undefined;
  return `is ${width} pixels wide (${width} x ${height} as it is shown). It takes at least ${widthMin}: use a larger one, as the camera made it, or take it away.`;
}

/** Whether it says where it was taken, in the camera's own data or in that of an editing program. */
async function hasLocation({ exif, xmp }: Metadata) {
  const header = exif?.toString("latin1", 0, 4) === "Exif" ? 6 : 0;
  const place = exif && (await exifr.gps(exif.subarray(header)).catch(() => undefined));
  return place?.latitude !== undefined || Boolean(xmp?.includes("GPSLatitude"));
}

function* checkEntry(
  { name, list, isLogo, alt, caption, kind = "" }: Use,
  { names, kinds, stems }: { names: string[]; kinds: string[]; stems: Set<string> },
) {
  if (!names.includes(name))
    yield `does not exist, but ${list} names it. Put it there, or change the entry.`;
  if (!isLogo && !alt?.trim())
    yield `has no description. Write into \`alt\` in ${list} what can be seen, for those who cannot see it.`;
  if (list !== GALLERY_LIST) return;
  // The address of a slide is the name without its ending.
  const stem = name.replace(/\.\w+$/, "");
  if (stems.has(stem)) yield `is in ${list} twice, if its ending is left aside. Keep one.`;
  stems.add(stem);
  if (!caption?.trim()) yield `has no caption. Write into \`caption\` in ${list} what was built.`;
  if (!kinds.includes(kind))
    yield `has ${kind ? `the kind "${kind}", which no service has` : "no kind"}. Write into \`kind\` in ${list} one of: ${kinds.join(", ")}.`;
}
