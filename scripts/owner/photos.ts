// `npm run photos` tells the owner what is wrong with the pictures, and which files no list names.
// `-- --add` adds those in the gallery's folder to its list; `-- --tidy` deletes all that no list names.
import { execFileSync } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { PHOTO_WIDTH_MIN } from "@/lib/content/fields";
import type { GalleryPhoto } from "@/lib/content/schema";
import { fileOf } from "../export/check-content";
import { checkPicture, fileAt } from "../export/check-pictures";
import { type Findings, runGate } from "../export/gate";
import { ROOT, readJson } from "../project";

const LIST = fileOf("gallery");

/** Checks a file that no list names, with the limits of a photo. */
async function look(address: string) {
  return { address, ...(await checkPicture({ address, widthMin: PHOTO_WIDTH_MIN })) };
}

/** Adds an entry without words, at the end of the list, for each unused photo in the gallery's folder. */
async function add({ unused }: Findings): Promise<string[]> {
  const looks = await Promise.all(unused.map(look));
  const photos = looks.filter(
    ({ address, problem }) => !problem && address.startsWith("/images/gallery/"),
  );
  const entries = photos.map(({ address: file }) => ({ file, kind: "", caption: "", alt: "" }));
  const list = [...(await readJson<GalleryPhoto[]>(LIST)), ...entries];
  await writeFile(path.join(ROOT, LIST), `${JSON.stringify(list, null, 2)}\n`);
  return photos.map(({ address }) => `lib/content${address} was added at the end of ${LIST}.`);
}

/** Deletes unused files that git can restore; an untracked file would be lost for good. */
async function tidy({ unused, problems }: Findings): Promise<string[]> {
  // An entry with a slip in it may mean one of these files.
  if (problems.length) return ["Nothing was deleted, as there is something to put right first."];
  const command = ["ls-files", "-z", "lib/content/images"];
  const known = execFileSync("git", command, { cwd: ROOT, encoding: "utf8" }).split("\0");
  const remove = async (address: string) => {
    if (!known.includes(`lib/content${address}`))
      return `lib/content${address} is not in git yet: delete it yourself, or add it to a list.`;
    await rm(fileAt(address));
    return `lib/content${address} was deleted.`;
  };
  return Promise.all(unused.map(remove));
}

/** Names what could be added or deleted. */
async function name({ unused }: Findings): Promise<string[]> {
  const looks = await Promise.all(unused.map(look));
  const notes = looks.map(({ address, problem, located }) =>
    [
      `lib/content${address} is in no list, and is not published.`,
      problem && `It ${problem}`,
      located && "It says where it was taken.",
    ]
      .filter(Boolean)
      .join(" "),
  );
  const ways =
    "`npm run photos -- --add` puts what is in the gallery's folder into its list; `npm run photos -- --tidy` deletes all that is in no list.";
  return notes.length ? [...notes, ways] : [];
}

const action = { "--add": add, "--tidy": tidy }[process.argv[2] ?? ""] ?? name;
const told = await action(await runGate());
const { problems, remarks, used, located } = await runGate();
const things = problems.length === 1 ? "1 thing" : `${problems.length} things`;
const report = [
  ...told,
  ...located.map(
    (address) =>
      `lib/content${address} says where it was taken. That is stripped from what is published, but whoever can read the repository can read it.`,
  ),
  ...remarks,
  ...problems,
  problems.length
    ? `Not yet: ${things} to put right, then run \`npm run photos\` again.`
    : `All is well: ${used.length} pictures, each sound, large enough, and with its words.`,
];
console.log(report.join("\n\n"));
if (problems.length) process.exitCode = 1;
