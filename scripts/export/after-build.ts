// Prepares Next's export for publication in four steps, then prints what the owner has left to do before the launch.
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { currentCommit } from "@/lib/build/deployment";
import { fieldIds, hostForm, nameOf } from "@/lib/quote/fields";
import { PAGE_BUDGET, pageWeight } from "../page-weight";
import { launchNotes, placeholderFactsIn } from "./launch-notes";
import { licenses } from "./licenses";
import { rewritePages } from "./pages";
import { readSettings } from "./settings.mjs";
import { readContent } from "./validate";

/** The folder into which Next exports. */
const OUT = "out";
const CHUNKS = path.join(OUT, "_next/static/chunks");
/**
 * Makes V8 compile a whole file on a background thread while it loads, instead of each function when it is
 * first called (https://v8.dev/blog/explicit-compile-hints). For other engines it is a comment. What it gains:
 * docs/decisions.md.
 */
const COMPILE_HINT = "//# allFunctionsCalledOnLoad\n";

const { settings } = readSettings();

// 1. Pages get their policy and load their scripts later; the scripts get a hint for the compiler. This has to come
// before step 3, because `rewritePages` stops at a page that Next has not written.
await rewritePages(OUT);
for (const name of await readdir(CHUNKS)) {
  const file = path.join(CHUNKS, name);
  if (name.endsWith(".js")) await writeFile(file, COMPILE_HINT + (await readFile(file, "utf8")));
}

// 2. The licenses of everything that is published become a file.
await writeFile(path.join(OUT, "licenses.txt"), await licenses(settings));

// 3. The host learns the form's fields from this page (https://docs.netlify.com/manage/forms/setup/), which also has the
// fields that only scripts post. Visitors see components/quote/quote-form.tsx instead.
const controls = fieldIds.map((id) => `<input name="${nameOf(id)}">`);
const hostFormPage = `<!doctype html>
<meta name="robots" content="noindex">
<title>Form fields</title>
<form name="${hostForm.name}" method="post" data-netlify="true" netlify-honeypot="${hostForm.honeypot}" hidden>
  <input name="form-name" value="${hostForm.name}">
  ${controls.join("\n  ")}
  <input name="message">
  <input name="${hostForm.honeypot}">
</form>
`;
await writeFile(path.join(OUT, "__forms.html"), hostFormPage);

// 4. `npm run check:live` reads here from which commit the page was built.
await writeFile(path.join(OUT, "version.txt"), `${currentCommit() ?? "unknown"}\n`);

// The content and its pictures were checked before the build.
const { content } = readContent();
const report = [...placeholderFactsIn(content), ...launchNotes(content, settings)];

const weight = await pageWeight(OUT);
if (weight > PAGE_BUDGET)
  report.push(
    `For developers: the page has ${weight.toFixed(1)} kB of ${PAGE_BUDGET}, and docs/decisions.md says what more costs.`,
  );

console.log(report.map((line) => `- ${line}`).join("\n"));
