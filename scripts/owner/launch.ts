// `npm run check:launch` reports what the owner has left to do before the launch: what has to be corrected, which
// facts are still placeholders, and which channels for quote requests are set up.
import { launchNotes, placeholderFactsIn } from "../export/launch-notes";
import { readSettings } from "../export/settings.mjs";
import { validate } from "../export/validate";

const { content, errors } = await validate();
const { settings, errors: wrongSettings } = readSettings();
errors.push(...wrongSettings, ...placeholderFactsIn(content));
const verdict = errors.length
  ? `Not ready to launch: ${errors.length} left to do.`
  : "Ready to launch.";
const report = [...errors, ...launchNotes(content, settings)].map((line) => `- ${line}`);
console[errors.length ? "error" : "log"](`${report.join("\n")}\n\n${verdict}`);
if (errors.length) process.exitCode = 1;
