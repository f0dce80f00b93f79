// Runs before Next builds or serves the page: checks the owner's files, makes the pictures, and completes the
// editor.
import { publishEditor } from "./editor";
import { buildPictures } from "./pictures";
import { errorReport, validate } from "./validate";

const started = performance.now();
const { errors, used } = await validate();
if (errors.length) {
  console.error(`\n${errorReport(errors)}`);
  process.exit(1);
}
const { files, encoded } = await buildPictures(used);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`Pictures: ${used.length}, ${files} files, ${encoded} encoded now, ${seconds} s`);

if (!(await publishEditor())) {
  console.log("The editor at /edit/ needs a repository at GitHub: nobody can sign in to it.");
}
