// Variants of the page, each without one of its tricks, with which the bench compares the page.
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/** A part of a source file, and its replacement in the variant. */
type Change = { file: string; from: string | RegExp; to: string };

/** What is measured: a time of Lighthouse's over a slowed line, or kB of one kind. */
type Figure = { kind: "time"; name: "lcp" | "tbt" } | { kind: "kB"; name: "html" };

type Trick = { figure: Figure; changes: readonly Change[] };

/** Inlines only the styles. Scripts stay as Next exports them, without a policy, which would block them. */
export const STYLES_ONLY: readonly Change[] = [
  {
    file: "scripts/export/pages.ts",
    from: /const edits: Edit\[\] = \[.*\];/,
    to: "const edits: Edit[] = sheets;",
  },
];

/** The tricks by name, each with the figure that it should improve and the changes that remove it. */
export const TRICKS: Record<string, Trick> = {
  "compile-hint": {
    figure: { kind: "time", name: "tbt" },
    changes: [
      {
        file: "scripts/export/after-build.ts",
        from: '"//# allFunctionsCalledOnLoad\\n"',
        to: '""',
      },
    ],
  },
  "waiting-pictures": {
    figure: { kind: "time", name: "lcp" },
    changes: [
      { file: "app/globals.css", from: /(picture \{\s*)content-visibility: auto;/, to: "$1" },
      { file: "app/globals.css", from: /animation: unfetched [^;]*;/, to: "" },
    ],
  },
  "css-chunking": {
    figure: { kind: "kB", name: "html" },
    changes: [{ file: "next.config.mjs", from: /cssChunking: .*,/, to: "" }],
  },
  "portrait-crop": {
    figure: { kind: "time", name: "lcp" },
    changes: [
      {
        file: "components/ui/page-picture.tsx",
        from: "portrait={name ?",
        to: 'portrait={cropFor === "surface" && name ?',
      },
    ],
  },
};

/**
 * Changes a copy of the project.
 *
 * @param folder the copy
 * @param changes what to change
 * @returns a function that undoes the changes
 * @throws {Error} when a file does not contain the part, because the source has changed since
 */
export async function apply(folder: string, changes: readonly Change[]) {
  const before = new Map<string, string>();
  for (const { file, from, to } of changes) {
    const target = path.join(folder, file);
    const text = await readFile(target, "utf8");
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`${file} holds no ${from}`);
    if (!before.has(target)) before.set(target, text);
    await writeFile(target, changed);
  }
  return async () => {
    for (const [target, text] of before) await writeFile(target, text);
  };
}
