// Runs before Next builds or serves the page: checks the owner's files, encodes the pictures, and writes the editor.
import { writeEditor } from "./editor";
import { buildPictures } from "./pictures";
import { validate } from "./validate";

const { content, errors } = await validate();
if (errors.length) {
  const things = errors.length === 1 ? "1 thing has" : `${errors.length} things have`;
  const last = `The live site is as it was. ${things} to be put right before it can change:`;
  console.error(`\n${[last, ...errors].join("\n\n")}`);
  process.exit(1);
}
await buildPictures(content);

if (!(await writeEditor()))
  console.log("The editor at /edit/ needs a repository at GitHub: nobody can sign in to it.");
