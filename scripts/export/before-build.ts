// Runs before Next builds or serves the page: checks the owner's files, encodes the pictures, and writes the
// editor, if it is switched on.
import { rm } from "node:fs/promises";
import { buildPictures } from "./pictures";
import { readSettings } from "./settings.mjs";
import { validate } from "./validate";

const { content, errors } = await validate();
const { settings, errors: wrongSettings } = readSettings();
errors.push(...wrongSettings);
if (errors.length) {
  const introduction = "The live site is as it was. Put this right before it can change:";
  console.error(`\n${[introduction, ...errors].join("\n\n")}`);
  process.exit(1);
}
await buildPictures(content);
// An earlier build may have left the editor there.
await rm("public/edit", { recursive: true, force: true });
if (settings.OWNER_EDITOR === "on") await (await import("./editor")).writeEditor();
