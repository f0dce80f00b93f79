// Stops a build before it begins, and reports all mistakes in the owner's files and pictures at once.
import { readJson } from "../project";
import { type Content, checkContent, fileOf, names, warningsAbout } from "./check-content";
import { checkPicture, listOriginals, picturesIn, wholeOf } from "./check-pictures";

export type Validation = {
  content: Content;
  /** Mistakes that stop the build: each with its place, what is wrong and what to do. */
  errors: string[];
  /** Possible mistakes that do not break the page. */
  warnings: string[];
  /** The addresses of the pictures that the page shows. */
  used: string[];
  /** The addresses of pictures that the owner's files do not name; they are not published. */
  unused: string[];
  /** The addresses of used pictures whose originals say where they were taken. */
  located: string[];
};

/** Looks through `lib/content`. */
export async function validate(): Promise<Validation> {
  const content: Content = {};
  const errors: string[] = [];
  for (const name of names) {
    try {
      content[name] = await readJson(fileOf(name));
    } catch (error) {
      errors.push((error as Error).message);
    }
  }
  const unread = errors.length > 0;
  errors.push(...checkContent(content));

  const located = new Set<string>();
  const uses = picturesIn(content);
  for (const use of uses) {
    const found = await checkPicture(use);
    if (found.error) errors.push(`${use.breadcrumb}: lib/content${use.address} ${found.error}`);
    else if (found.located) located.add(use.address);
  }
  const used = new Set(uses.map(({ address }) => address));
  const isUsed = (address: string) => used.has(address) || used.has(wholeOf(address));
  return {
    content,
    errors: [...new Set(errors)],
    warnings: errors.length ? [] : warningsAbout(content, new Date()),
    used: [...used].sort(),
    // A file that cannot be read may name any of the pictures.
    unused: unread ? [] : (await listOriginals()).filter((address) => !isUsed(address)),
    located: [...located],
  };
}

/** What a build says last when it has been stopped. */
export function errorReport(errors: string[]): string {
  const things = errors.length === 1 ? "1 thing has" : `${errors.length} things have`;
  return [
    `The live site is as it was. ${things} to be put right before it can change:`,
    ...errors,
  ].join("\n\n");
}
