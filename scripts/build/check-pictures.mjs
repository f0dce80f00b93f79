// The one gate for pictures: `npm run photos`, every build and the launch check look through it, so
// that nothing is published that cannot be shown, and nothing that gives a customer's address away.
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import exifr from "exifr";
import sharp from "sharp";
import { readJson } from "./read-json.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const FOLDER = "public/images";
const PAGE_LIST = "lib/pictures.json";
const SERVICE_LIST = "lib/services.json";
const GALLERY_LIST = "lib/gallery.json";

/** In pixels: what the stage of a large screen needs, the hero at its full width, a sharp logo. */
const WIDTH_MIN = 1200;
const HERO_WIDTH_MIN = 1920;
const LOGO_HEIGHT_MIN = 80;
/** Anything else would have to be encoded in the addresses that are made from the name. */
const SAFE_NAME = /^[\w.-]+$/;
/** What sharp calls the format of each ending. */
const FORMATS = { jpg: "jpeg", jpeg: "jpeg", png: "png", webp: "webp", svg: "svg" };
/** The beginning of a file in Apple's format (ISO/IEC 23008-12): its brand follows `ftyp`. */
const APPLE_BRAND = /^ftyp(hei|hev|mif1|msf1)/;

const AS_JPEG =
  "Open it on a computer (Preview on a Mac, Photos on Windows) and export it as JPEG, then take this one away.";
const APPLE =
  'is in Apple\'s own format, which most browsers cannot show and which may say where it was taken. On the iPhone, Settings > Camera > Formats > "Most Compatible" takes JPEG from now on. For this photo: ' +
  AS_JPEG;

/**
 * @returns {Promise<{ problems: string[], located: string[], unlisted: string[], count: number }>}
 *   what has to be put right, each with the file, what is wrong and what to do; the originals that say
 *   where they were taken; the sound photos that are not in the gallery's list yet; how many files
 *   there are
 * @throws {Error} when a list cannot be read, with the line of the slip
 */
export async function checkPictures() {
  const services = await readJson(SERVICE_LIST);
  const kinds = services.map(({ kind }) => kind);
  const shown = listShown(await readJson(PAGE_LIST), services, await readJson(GALLERY_LIST));
  const names = await listOriginals();
  const found = { problems: [], located: [], unlisted: [], count: names.length };
  const complain = (name, problem) => found.problems.push(`${FOLDER}/${name} ${problem}`);

  for (const name of names) {
    const use = shown.find((one) => one.name === name);
    const { problem, located } = await checkFile(name, use);
    if (problem) {
      complain(name, problem);
      continue;
    }
    if (located) found.located.push(name);
    if (!use && name.startsWith("gallery/")) {
      found.unlisted.push(name);
      complain(name, `is not in ${GALLERY_LIST}. Run \`npm run photos\`: it adds the entry.`);
    } else if (!use) {
      complain(name, `is used nowhere. Name it in ${PAGE_LIST}, or take it away.`);
    }
  }
  for (const [index, use] of shown.entries()) {
    const { name, list } = use;
    if (!names.includes(name)) {
      complain(name, `does not exist, but ${list} names it. Put it there, or change the entry.`);
    }
    // The address of a slide is the name without its ending.
    const same = (other) => other.list === list && stem(other.name) === stem(name);
    if (list === GALLERY_LIST && shown.findIndex(same) < index) {
      complain(name, `is in ${list} twice, if its ending is left aside. Keep one.`);
    }
    for (const problem of checkWords(use, kinds)) complain(name, problem);
  }
  return found;
}

/** @returns {Promise<string[]>} every file below `public/images`, by its path from there */
export async function listOriginals() {
  const folder = path.join(ROOT, FOLDER);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.replaceAll(path.sep, "/"))
    .sort();
}

const stem = (name) => name.replace(/\.\w+$/, "");

/** Everything that the page shows: where it is listed, and what it takes. */
function listShown({ logo, hero, about, finishes }, services, gallery) {
  const from = (list, more) => (picture) => ({ ...picture, name: picture.file, list, ...more });
  return [
    from(PAGE_LIST, { isLogo: true })({ file: logo }),
    from(PAGE_LIST, { widthMin: HERO_WIDTH_MIN })(hero),
    ...[about, ...Object.values(finishes)].map(from(PAGE_LIST)),
    ...services.map(({ photo, ...rest }) => from(SERVICE_LIST)({ ...rest, file: photo })),
    ...gallery.map((photo) => from(GALLERY_LIST, { name: `gallery/${photo.file}` })(photo)),
  ];
}

async function checkFile(name, use) {
  const ending = path.extname(name).slice(1).toLowerCase();
  const format = FORMATS[ending];
  if (/^hei[cf]$/.test(ending)) return { problem: APPLE };
  if (!format) {
    return { problem: `is nothing that the site can publish. If it is a photo: ${AS_JPEG}` };
  }
  if (format === "svg" && !use?.isLogo) {
    return { problem: `is a drawing. Name it as \`logo\` in ${PAGE_LIST}, or take it away.` };
  }
  if (!/^(gallery\/)?[^/]+$/.test(name)) {
    return {
      problem: `is in a folder that the site does not know. Put it into ${FOLDER}/gallery.`,
    };
  }
  if (!SAFE_NAME.test(path.basename(name))) {
    return {
      problem:
        "has a name that would break its address. Use letters, digits, hyphens and dots only.",
    };
  }
  const bytes = await readFile(path.join(ROOT, FOLDER, name));
  if (bytes.length === 0) return { problem: "is empty: the copy broke off. Copy it once more." };
  if (APPLE_BRAND.test(bytes.toString("latin1", 4, 12))) return { problem: APPLE };
  try {
    const picture = sharp(bytes);
    const metadata = await picture.metadata();
    // The head of a file says nothing of its end: a picture is sound when all of it was read.
    await picture.resize(32).raw().toBuffer();
    if (metadata.format !== format) {
      return { problem: `is no ${ending.toUpperCase()}, whatever its name says. ${AS_JPEG}` };
    }
    return { problem: checkSize(metadata, use), located: await hasLocation(metadata) };
  } catch {
    return {
      problem: "is damaged, or is no picture. Copy it once more from the phone or camera.",
    };
  }
}

function checkSize({ format, autoOrient: { width, height } }, use) {
  if (use?.isLogo) {
    const enough = format === "svg" || height >= LOGO_HEIGHT_MIN;
    return enough
      ? undefined
      : `is ${height} pixels high. It takes at least ${LOGO_HEIGHT_MIN}, or an SVG.`;
  }
  const widthMin = use?.widthMin ?? WIDTH_MIN;
  if (width >= widthMin) return undefined;
  return `is ${width} pixels wide (${width} x ${height} as it is shown). It takes at least ${widthMin}: use a larger one, as the camera made it, or take it away.`;
}

/** Whether it says where it was taken, in the camera's own data or in that of an editing program. */
async function hasLocation({ exif, xmp }) {
  const header = exif?.toString("latin1", 0, 4) === "Exif" ? 6 : 0;
  const place = exif && (await exifr.gps(exif.subarray(header)).catch(() => undefined));
  return place?.latitude !== undefined || Boolean(xmp?.includes("GPSLatitude"));
}

function* checkWords({ list, isLogo, alt, caption, kind }, kinds) {
  if (isLogo) return;
  if (!alt?.trim()) {
    yield `has no description. Write into \`alt\` in ${list} what can be seen, for those who cannot see it.`;
  }
  if (list !== GALLERY_LIST) return;
  if (!caption?.trim()) {
    yield `has no caption. Write into \`caption\` in ${list} what was built.`;
  }
  if (!kinds.includes(kind)) {
    yield `has ${kind ? `the kind "${kind}", which no service has` : "no kind"}. Write into \`kind\` in ${list} one of: ${kinds.join(", ")}.`;
  }
}
