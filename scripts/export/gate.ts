// Stops a build before it begins, and reports all mistakes in the owner's files and pictures at once.
import { readJson } from "../project";
import { type Content, checkContent, fileOf, names, remarksOn } from "./check-content";
import { checkPicture, listOriginals, picturesIn, wholeOf } from "./check-pictures";

export type Findings = {
  content: Content;
  /** Mistakes that stop the build: each with its place, what is wrong and what to do. */
  problems: string[];
  /** Possible mistakes that do not break the page. */
  remarks: string[];
  /** The addresses of the pictures that the page shows. */
  used: string[];
  /** The addresses of pictures that the owner's files do not name; they are not published. */
  unused: string[];
  /** The addresses of used pictures whose originals say where they were taken. */
  located: string[];
};

/** Looks through `lib/content`. */
export async function runGate(): Promise<Findings> {
  const content: Content = {};
  const problems: string[] = [];
  for (const name of names) {
    try {
      content[name] = await readJson(fileOf(name));
    } catch (error) {
      problems.push((error as Error).message);
    }
  }
  const unread = problems.length > 0;
  problems.push(...checkContent(content));

  const located = new Set<string>();
  const uses = picturesIn(content);
  for (const use of uses) {
    const found = await checkPicture(use);
    if (found.problem)
      problems.push(`${use.breadcrumb}: lib/content${use.address} ${found.problem}`);
    else if (found.located) located.add(use.address);
  }
  const used = new Set(uses.map(({ address }) => address));
  const isUsed = (address: string) => used.has(address) || used.has(wholeOf(address));
  return {
    content,
    problems: [...new Set(problems)],
    remarks: problems.length ? [] : remarksOn(content, new Date()),
    used: [...used].sort(),
    // A file that cannot be read may name any of the pictures.
    unused: unread ? [] : (await listOriginals()).filter((address) => !isUsed(address)),
    located: [...located],
  };
}

/** What a build says last when it has been stopped. */
export function refusal(problems: string[]): string {
  const things = problems.length === 1 ? "1 thing has" : `${problems.length} things have`;
  return [
    `The live site is as it was. ${things} to be put right before it can change:`,
    ...problems,
  ].join("\n\n");
}
