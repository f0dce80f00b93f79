// Tells the owner what is wrong with the gallery, in words and with the lines to paste:
// `npm run photos` after photos were added, changed or taken away.
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { PICTURE } from "../build/photos.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const FOLDER = "public/images/gallery";
const LIST = "lib/gallery.json";

/** What the stage of a large screen needs, in pixels. */
const WIDTH_MIN = 1200;
/** Anything else would break the addresses that are made from the name. */
const SAFE_NAME = /^[\w.-]+$/;

/**
 * @typedef {{ file: string, caption?: string, alt?: string }} ListedPhoto
 *
 * @param {object} gallery
 * @param {string} gallery.folder where the pictures are
 * @param {ListedPhoto[]} gallery.list what the page shows, in its order
 * @returns {Promise<{ problems: string[], located: string[] }>} what has to be put right, each in
 *   words and with the lines to paste, and the names of the originals that say where they were taken
 */
export async function checkGallery({ folder, list }) {
  const found = (await readdir(folder)).filter((name) => !name.startsWith(".")).sort();
  const listed = new Set(list.map(({ file }) => file));
  const problems = [];
  const located = [];

  for (const name of found) {
    const { problem, hasLocation } = await checkPicture(folder, name);
    if (problem) problems.push(`${name} ${problem}`);
    if (hasLocation) located.push(name);
    if (PICTURE.test(name) && !listed.has(name)) {
      problems.push(
        `${name} is not in the list. Add these lines to ${LIST} and fill in both texts:\n${linesOf({ file: name })}`,
      );
    }
  }
  for (const [at, photo] of list.entries()) {
    const { file, caption, alt } = photo;
    if (!found.includes(file)) {
      problems.push(
        `${file} is in the list, but there is no such picture. Put it into ${FOLDER}, or take these lines out of ${LIST}:\n${linesOf(photo)}`,
      );
    }
    if (list.findIndex((other) => other.file === file) < at) {
      problems.push(`${file} is in the list more than once. Keep one of its entries.`);
    }
    if (!alt?.trim()) {
      problems.push(
        `${file} has no alternative text. Write in \`alt\` what can be seen, for those who cannot see it.`,
      );
    }
    if (!caption?.trim()) {
      problems.push(`${file} has no caption. Write in \`caption\` what was built.`);
    }
  }
  return { problems, located };
}

async function checkPicture(folder, name) {
  if (!PICTURE.test(name)) {
    return {
      problem: "is no picture that the site can publish. Save it as JPEG, or take it away.",
    };
  }
  try {
    const picture = sharp(await readFile(path.join(folder, name)));
    const { autoOrient, exif, xmp } = await picture.metadata();
    // The head of a file says nothing of its end: a picture is readable when all of it was read.
    await picture.resize(32).raw().toBuffer();
    return {
      hasLocation: locatedByExif(exif) || Boolean(xmp?.includes("GPSLatitude")),
      problem: complaintAbout(name, autoOrient),
    };
  } catch (error) {
    return { problem: `cannot be read as a picture (${error.message.split("\n")[0]}).` };
  }
}

function complaintAbout(name, { width, height }) {
  if (width < WIDTH_MIN) {
    return `is ${width} pixels wide (${width} x ${height} as it is shown). It takes at least ${WIDTH_MIN}: use a larger one, or take it away.`;
  }
  if (!SAFE_NAME.test(name)) {
    return "has a name that would break its address. Use letters, digits, hyphens and dots only.";
  }
  return undefined;
}

/** The entry as it is written in the list. */
function linesOf({ file, caption = "", alt = "" }) {
  const values = Object.entries({ file, caption, alt });
  const lines = values.map(([key, value]) => `    ${key}: ${JSON.stringify(value)},`);
  return ["  {", ...lines, "  },"].join("\n");
}

/** Whether there is a latitude among the camera's data (the TIFF structure of EXIF 2.3, 4.6). */
function locatedByExif(exif) {
  const GPS = 0x8825;
  const LATITUDE = 2;
  const tiff = exif?.subarray(exif.subarray(0, 4).toString("latin1") === "Exif" ? 6 : 0);
  if (!tiff || tiff.length < 8) return false;
  const little = tiff.toString("latin1", 0, 2) === "II";
  const short = (at) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at) => (little ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const find = (directory, tag) => {
    for (let entry = 0; entry < short(directory); entry++) {
      const at = directory + 2 + entry * 12;
      if (short(at) === tag) return at;
    }
    return undefined;
  };
  try {
    const gps = find(long(4), GPS);
    return gps !== undefined && find(long(gps + 8), LATITUDE) !== undefined;
  } catch (error) {
    // Data that leads nowhere leads nobody to a house.
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** The report in plain lines. */
export function reportOf({ problems, located, count }) {
  const notes = located.map(
    (name) => `${name} says where it was taken: that is stripped from what is published.`,
  );
  const photos = `${count} ${count === 1 ? "photo" : "photos"}`;
  const verdict = problems.length
    ? `Not yet: ${problems.length} ${problems.length === 1 ? "thing" : "things"} to put right in ${FOLDER} or ${LIST}.`
    : `All is well: ${photos}, each readable, at least ${WIDTH_MIN} pixels wide, and in the list with its texts.`;
  return [...problems, ...notes, verdict].join("\n\n");
}

async function main() {
  const list = JSON.parse(await readFile(path.join(ROOT, LIST), "utf8"));
  const found = await checkGallery({ folder: path.join(ROOT, FOLDER), list });
  console.log(reportOf({ ...found, count: list.length }));
  if (found.problems.length) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
