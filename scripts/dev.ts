// `npm run dev` runs Next's development server with three additions: pictures are made again when one is
// added or changed, a local server takes the form posts, and the owner's editor is at /edit/.
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
  // Delayed, because a file changes many times while it is copied. The run prints its own errors.
  timer = setTimeout(() => {
    // Runs must not overlap: each begins by emptying the folder that it writes to.
    finished = finished.then(run);
  }, 300);
}
// Content is watched too, because a picture is not used until a list names it.
watch(path.join(ROOT, "lib/content"), { recursive: true }, makePictures);

const PUBLIC = path.join(ROOT, "public");
await publishEditor(PUBLIC, (await runGate()).content);
const server = await createSite({ out: PUBLIC, home: "/" });
server.listen(0, "localhost", () => {
  const { port } = server.address() as AddressInfo;
  // Only this machine can reach the server, unless `-H` is given.
  const options = ["--hostname", "localhost", ...process.argv.slice(2)];
  const next = spawn("npx", ["next", "dev", ...options], {
    cwd: ROOT,
    stdio: "inherit",
    // next.config.mjs sends form posts to this server.
    env: { ...process.env, FORM_SERVER: `http://localhost:${port}` },
    shell: process.platform === "win32",
  });
  next.on("exit", (code) => process.exit(code ?? 0));
});
