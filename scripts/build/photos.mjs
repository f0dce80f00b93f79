// Makes the pictures that the page shows from the originals in public/images:
// AVIF and WebP at fitting widths, and one plain JPEG under the original's own
// address. Everything is cached by content, so a picture is encoded once in its life.
import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const ORIGINALS = path.join(ROOT, "public/images");
const PUBLISHED = path.join(ROOT, "public/photos");
const MANIFEST = path.join(ROOT, "lib/photos.generated.json");
// Netlify keeps node_modules between builds, and with it this cache.
const CACHE = path.join(ROOT, "node_modules/.cache/photos");

/** The kinds of picture that are published. */
export const PICTURE = /\.(jpe?g|png|webp|avif|tiff?)$/i;

/** Pictures that are cut from an original: `[left, top, width, height]` as shares of it. */
const CROPS = {
  // As flat as a phone ever shows it.
  "hero-portrait.jpg": {
    from: "hero.jpg",
    area: [0.3583, 0.2422, 0.5375, 0.637],
    widths: [480, 750, 1125],
  },
};

// Widths in pixels. A picture never grows: widths beyond the original's are left out.
const WIDTHS = {
  "hero.jpg": [1280, 1920, 2400],
  gallery: [640, 1000, 1500],
  page: [480, 600, 800, 1080, 1500],
};

/** Up to this width a picture is for phones: their pixels are so small that fewer bits do. */
const PHONE_WIDTH = 800;
// Effort 4 takes six times as long as effort 2 and saves 3 %.
const ENCODERS = {
  avif: (image, width) =>
    image.avif({
      quality: width <= PHONE_WIDTH ? 38 : 46,
      effort: 2,
      chromaSubsampling: "4:2:0",
    }),
  webp: (image) => image.webp({ quality: 70, effort: 4 }),
};
const CLEAN = { width: 1500, jpeg: { quality: 80, mozjpeg: true } };

/**
 * Brings `public/photos` and `lib/photos.generated.json` up to date with `public/images`.
 *
 * @returns {Promise<{ photos: number, files: number, encoded: number }>} how many pictures there
 *   are, how many files they came to, and how many of those had to be encoded this time
 * @throws {Error} naming the picture, when one cannot be read
 */
export async function buildPhotos() {
  await mkdir(CACHE, { recursive: true });
  await mkdir(path.join(PUBLISHED, "gallery"), { recursive: true });
  const sources = [
    ...(await listOriginals()).map((name) => ({ name, file: name })),
    ...Object.entries(CROPS).map(([name, crop]) => ({ name, file: crop.from, crop })),
  ];
  const results = await inParallel(sources, availableParallelism(), publishPhoto);
  await removeStale(new Set(results.flatMap((result) => result.files)));
  const manifest = Object.fromEntries(results.map(({ name, entry }) => [name, entry]));
  await writeIfChanged(MANIFEST, `${JSON.stringify(manifest, null, 1)}\n`);
  return {
    photos: results.length,
    files: results.reduce((sum, result) => sum + result.files.length, 0),
    encoded: results.reduce((sum, result) => sum + result.encoded, 0),
  };
}

/**
 * Overwrites the copies of the originals in an export with clean ones: upright, at most 1500 px
 * wide, without camera or location data.
 *
 * @param {string} out the folder of the export
 */
export async function cleanOriginals(out) {
  await inParallel(await listOriginals(), availableParallelism(), async (name) => {
    const bytes = await readFile(path.join(ORIGINALS, name));
    const { file } = await encode(bytes, JSON.stringify(CLEAN), "clean", (image) => {
      image.resize({ width: CLEAN.width, withoutEnlargement: true });
      return /jpe?g$/i.test(name) ? image.jpeg(CLEAN.jpeg) : image;
    });
    await copyFile(file, path.join(out, "images", name));
  });
}

async function listOriginals() {
  const names = [];
  for (const folder of ["", "gallery"]) {
    const found = (await readdir(path.join(ORIGINALS, folder))).filter((name) =>
      PICTURE.test(name),
    );
    names.push(...found.sort().map((name) => path.posix.join(folder, name)));
  }
  return names;
}

async function publishPhoto({ name, file, crop }) {
  const bytes = await readFile(path.join(ORIGINALS, file));
  const upright = await sharp(bytes)
    .metadata()
    .catch((cause) => {
      throw new Error(`public/images/${file} cannot be read as a picture`, { cause });
    });
  const { width, height } = upright.autoOrient;
  const [left, top, cropWidth, cropHeight] = (crop?.area ?? [0, 0, 1, 1]).map((share, side) =>
    Math.floor(share * (side % 2 ? height : width)),
  );
  const wanted =
    crop?.widths ?? WIDTHS[name] ?? (name.startsWith("gallery/") ? WIDTHS.gallery : WIDTHS.page);
  const widths = [...new Set(wanted.map((one) => Math.min(one, cropWidth)))];
  const stem = name.replace(PICTURE, "");
  const recipe = [crop?.area, widths, String(ENCODERS.avif), String(ENCODERS.webp)];
  // Eight digits tell versions of one picture apart; more would weigh on the page, photo by photo.
  const hash = digest(bytes, JSON.stringify(recipe)).slice(0, 8);

  const files = [];
  let encoded = 0;
  for (const target of widths) {
    for (const [format, encoder] of Object.entries(ENCODERS)) {
      const published = `${stem}.${hash}-${target}.${format}`;
      const result = await encode(bytes, hash, `${target}.${format}`, (image) => {
        if (crop) image.extract({ left, top, width: cropWidth, height: cropHeight });
        return encoder(image.resize({ width: target }), target);
      });
      encoded += result.encoded;
      files.push(published);
      await copyIfMissing(result.file, path.join(PUBLISHED, published));
    }
  }
  return { name, files, encoded, entry: { width: cropWidth, height: cropHeight, hash, widths } };
}

/** The cached result of `work` on these bytes, made now if it is not there yet. */
async function encode(bytes, variant, label, work) {
  const file = path.join(CACHE, digest(bytes, variant, label));
  if (await exists(file)) return { file, encoded: 0 };
  const buffer = await work(sharp(bytes).autoOrient()).toBuffer();
  // Written beside and renamed, so that an interrupted build leaves no half picture behind.
  await writeFile(`${file}.${process.pid}`, buffer);
  await rename(`${file}.${process.pid}`, file);
  return { file, encoded: 1 };
}

async function removeStale(wanted) {
  for (const folder of ["", "gallery"]) {
    for (const entry of await readdir(path.join(PUBLISHED, folder), { withFileTypes: true })) {
      const name = path.posix.join(folder, entry.name);
      if (entry.isFile() && !wanted.has(name)) await rm(path.join(PUBLISHED, name));
    }
  }
}

async function inParallel(items, lanes, work) {
  const results = [];
  const queue = items.entries();
  const lane = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}

async function copyIfMissing(from, to) {
  if (!(await exists(to))) await copyFile(from, to);
}

async function writeIfChanged(file, text) {
  if ((await readFile(file, "utf8").catch(() => "")) !== text) await writeFile(file, text);
}

async function exists(file) {
  return stat(file).then(
    (found) => found.size > 0,
    () => false,
  );
}

function digest(...parts) {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex").slice(0, 10);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const started = performance.now();
  const { photos, files, encoded } = await buildPhotos();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Photos: ${photos} pictures, ${files} files, ${encoded} encoded now, ${seconds} s`);
}
