// `npm run photos`, after photos were added, changed or taken away: puts new ones into the gallery's
// list, and tells the owner which texts to fill in and what else is wrong.
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { checkPictures, type Found } from "../build/check-pictures";
import { messageOf, readJson } from "../build/read-json";

const LIST = fileURLToPath(new URL("../../lib/content/gallery.json", import.meta.url));

/** Adds an entry without words for each photo, at the end. */
async function addToList(names: string[]) {
  const list = await readJson<object[]>("lib/content/gallery.json");
  const entries = names.map((name) => ({
    file: path.basename(name),
    kind: "",
    caption: "",
    alt: "",
  }));
  await writeFile(LIST, `${JSON.stringify([...list, ...entries], null, 2)}\n`);
}

function reportOf({ problems, located, count }: Found, added: string[]) {
  const things = problems.length === 1 ? "1 thing" : `${problems.length} things`;
  return [
    ...added.map(
      (name) => `public/images/${name} was added at the end of lib/content/gallery.json.`,
    ),
    ...problems,
    ...located.map(
      (name) =>
        `public/images/${name} says where it was taken. That is stripped from what is published, but whoever can read the repository can read it.`,
    ),
    problems.length
      ? `Not yet: ${things} to put right, then run \`npm run photos\` again.`
      : `All is well: ${count} pictures, each sound, large enough, and with its words.`,
  ].join("\n\n");
}

try {
  const { unlisted } = await checkPictures();
  if (unlisted.length) await addToList(unlisted);
  const found = await checkPictures();
  console.log(reportOf(found, unlisted));
  if (found.problems.length) process.exitCode = 1;
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
