// Runs before Next builds or serves the page: checks the owner's files, encodes the pictures, and writes the editor.
import { writeEditor } from "./editor";
import { buildPictures } from "./pictures";
import { validate } from "./validate";

const { content, errors } = await validate();
if (errors.length) {
  const introduction = "The live site is as it was. Put this right before it can change:";
  console.error(`\n${[introduction, ...errors].join("\n\n")}`);
  process.exit(1);
}
await buildPictures(content);
await writeEditor();
