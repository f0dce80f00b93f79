// Runs before Next builds or serves the page: checks the owner's files, makes the pictures, and completes the
// editor.
import { publishEditor } from "./editor";
import { refusal, runGate } from "./gate";
import { buildPictures } from "./pictures";

const started = performance.now();
const { problems, used } = await runGate();
if (problems.length) {
  console.error(`\n${refusal(problems)}`);
  process.exit(1);
}
const { files, encoded } = await buildPictures(used);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`Pictures: ${used.length}, ${files} files, ${encoded} encoded now, ${seconds} s`);

if (!(await publishEditor())) {
  console.log("The editor at /edit/ needs a repository at GitHub: nobody can sign in to it.");
}
