// `npm run fonts` cuts the two faces that the page uses out of Archivo's variable font. Run by hand when
// Archivo or the character set changes: the results are committed, so that no build depends on it.
import { readFile, writeFile } from "node:fs/promises";
// @ts-expect-error: it comes without types
import subsetFont from "subset-font";
import { characters } from "@/lib/characters";

const source = import.meta.resolve(
  "@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2",
);

const faces = {
  "archivo-text": { wght: 400, wdth: 100 },
  "archivo-wide": { wght: 720, wdth: 116 },
};

const font = await readFile(new URL(source));
for (const [face, variationAxes] of Object.entries(faces)) {
  // The page takes woff2; what draws the share picture reads nothing newer than woff.
  for (const targetFormat of ["woff2", "woff"] as const) {
    const subset = await subsetFont(font, characters, {
      targetFormat,
      variationAxes,
      noHinting: true,
      keepFeatures: ["kern", "liga", "tnum", "ccmp", "mark"],
    });
    const file = `app/fonts/${face}.${targetFormat}`;
    await writeFile(new URL(`../../${file}`, import.meta.url), subset);
    console.log(`${file}  ${(subset.length / 1000).toFixed(1)} kB`);
  }
}
