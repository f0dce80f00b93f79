// Cuts the two faces the page uses out of Archivo's variable font. Run by hand
// (`npm run fonts`) when Archivo or the character set changes; the results are
// committed, so a build never depends on it.
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const source = createRequire(import.meta.url).resolve(
  "@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2",
);

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCharCode(from + i)).join("");

// Latin-1 whole, so that the owner's next sentence still renders, and the
// punctuation of good typesetting.
const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”„•…′″€™−×→`;

const faces = {
  "archivo-text.woff2": { wght: 400, wdth: 100 },
  "archivo-wide.woff2": { wght: 720, wdth: 116 },
};

const font = await readFile(source);
for (const [file, variationAxes] of Object.entries(faces)) {
  const subset = await subsetFont(font, characters, {
    targetFormat: "woff2",
    variationAxes,
    noHinting: true,
    keepFeatures: ["kern", "liga", "tnum", "ccmp", "mark"],
  });
  await writeFile(new URL(`../../app/fonts/${file}`, import.meta.url), subset);
  console.log(`app/fonts/${file}  ${(subset.length / 1000).toFixed(1)} kB`);
}
