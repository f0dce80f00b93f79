// `npm run dev`: Next's development server, with what it does not do by itself. Pictures are made anew
// when one is added or changed, the local server takes the form posts, and the owner's editor is at /edit/.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { watch } from "node:fs";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { publishEditor } from "./export/editor";
import { runGate } from "./export/gate";
import { ROOT } from "./project";
import { createSite } from "./serve";

let timer: NodeJS.Timeout | undefined;
/** Resolves when the latest run has ended. */
let finished: Promise<unknown> = Promise.resolve();
function makePictures() {
  clearTimeout(timer);
  const run = () =>
    once(spawn("tsx", ["scripts/export/before-build.ts"], { cwd: ROOT, stdio: "inherit" }), "exit");
  // A picture that is being copied changes many times. What is wrong with one, the step says itself.
  timer = setTimeout(() => {
    // One run after the other: each begins by emptying the folder that it writes into.
    finished = finished.then(run);
  }, 300);
}
// A picture counts once a list names it.
for (const folder of ["public/images", "lib/content"])
  watch(path.join(ROOT, folder), { recursive: true }, makePictures);

const PUBLIC = path.join(ROOT, "public");
// The owner's editor, on the files as they are now.
await publishEditor(PUBLIC, (await runGate()).content);
const server = await createSite({ out: PUBLIC, home: "/" });
server.listen(0, "localhost", () => {
  const { port } = server.address() as AddressInfo;
  // This machine alone reaches it, unless `-H` says otherwise.
  const options = ["--hostname", "localhost", ...process.argv.slice(2)];
  const next = spawn("npx", ["next", "dev", ...options], {
    cwd: ROOT,
    stdio: "inherit",
    // next.config.mjs leads form posts there.
    env: { ...process.env, FORM_SERVER: `http://localhost:${port}` },
    shell: process.platform === "win32",
  });
  next.on("exit", (code) => process.exit(code ?? 0));
});
