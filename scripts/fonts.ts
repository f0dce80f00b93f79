// `npm run fonts` makes the two fonts of the page from Archivo's variable font. Run it by hand when Archivo
// or the character set changes. The results are committed, so that no build depends on it.
import { readFile, writeFile } from "node:fs/promises";
// @ts-expect-error: the package has no types
import subsetFont from "subset-font";

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCharCode(from + i)).join("");

// All of Latin-1, because the owner may write any sentence, and typographic punctuation.
const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”„•…′″€™−×`;

const source = import.meta.resolve(
  "@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2",
);

const faces = {
  "archivo-text": { wght: 400, wdth: 100 },
  "archivo-wide": { wght: 720, wdth: 116 },
};

const font = await readFile(new URL(source));
for (const [face, variationAxes] of Object.entries(faces)) {
  const subset = await subsetFont(font, characters, {
    targetFormat: "woff2",
    variationAxes,
    noHinting: true,
    keepFeatures: ["kern", "liga", "tnum", "ccmp", "mark"],
  });
  const file = `app/fonts/${face}.woff2`;
  await writeFile(new URL(`../${file}`, import.meta.url), subset);
  console.log(`${file}  ${(subset.length / 1000).toFixed(1)} kB`);
}
