// What is done to Next's export before it is published, in five steps; then the owner is told what is
// between it and going live.
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { checkLaunch } from "../owner/launch";
import { ROOT } from "../project";
import { publishEditor } from "./editor";
import { runGate } from "./gate";
import { hostFormPage } from "./host-form";
import { licenses } from "./licenses";
import { rewritePages } from "./pages";
import { cleanOriginals } from "./pictures";

/** Where next.config.mjs has let the export go. */
const OUT = path.resolve(ROOT, process.env.SITE_OUT || "out");
const CHUNKS = path.join(OUT, "_next/static/chunks");
/**
 * Has V8 compile a whole file while it arrives, beside the main thread, instead of function by function
 * when the page starts (https://v8.dev/blog/explicit-compile-hints). To other engines it is a comment.
 */
const COMPILE_HINT = "//# allFunctionsCalledOnLoad\n";

// 1. Pages: their policy comes first, their scripts after them, and those get a hint for the compiler.
await rewritePages(OUT);
for (const name of await readdir(CHUNKS)) {
  const file = path.join(CHUNKS, name);
  if (name.endsWith(".js")) await writeFile(file, COMPILE_HINT + (await readFile(file, "utf8")));
}

// The gate has let this build begin; here it tells which pictures are used.
const findings = await runGate();

// 2. Pictures under their own address lose their camera and location data.
await cleanOriginals(OUT, findings.used);

// 3. The licenses of what is shipped are added.
await writeFile(path.join(OUT, "licenses.txt"), await licenses());

// 4. The editor gets its script, and what it takes from the repository.
if (!(await publishEditor(OUT, findings.content))) {
  console.log("The editor at /edit/ needs a repository at GitHub: nobody can sign in to it.");
}

// 5. The host is told the form's fields.
await writeFile(path.join(OUT, "__forms.html"), hostFormPage());

const { problems, notes } = checkLaunch(findings);
console.log([...problems, ...notes].map((line) => `- ${line}`).join("\n"));
