// `npm run check:launch` tells the owner what is left to do before the launch: what has to be corrected,
// which facts are still stand-ins, and which channels for quote requests are set up.
import { existsSync } from "node:fs";
import path from "node:path";
import { isStandIn } from "@/lib/content/stand-ins";
import { channels } from "@/lib/quote/channels";
import { type Content, placesIn } from "../export/check-content";
import { type Validation, validate } from "../export/validate";
import { ROOT } from "../project";

/** No company has a domain under .example (RFC 2606) or a number with the exchange 555. */
const STAND_IN = /^Topeka Concrete Co\.$|\.example([/:]|$)|\b555\D*\d{4}/;

/** The errors that prevent the launch, each with what to do, and notes. */
export function checkLaunch({ errors, used, content }: Validation) {
  const renders = used.filter(isStandIn).length;
  return {
    errors: [...errors, ...standInsIn(content)],
    // No error: the owner replaces the photos one by one, over weeks.
    notes: [
      ...channelNotes(),
      `Pictures that are computer renders, and not your work: ${renders}.`,
    ],
  };
}

/** A sentence for each fact that is a stand-in and belongs to no real company. */
export const standInsIn = ({ facts }: Content): string[] =>
  placesIn({ facts })
    .filter(({ value }) => typeof value === "string" && STAND_IN.test(value))
    .map(({ value, where }) => `${value} is a stand-in. Write yours into ${where}.`);

function channelNotes() {
  // Next reads these files in the same way: variables that are already set take precedence.
  for (const name of [".env.local", ".env"].map((file) => path.join(ROOT, file))) {
    if (existsSync(name)) process.loadEnvFile(name);
  }
  return channels.map(({ label, origin, keys }) => {
    if (!origin) return `Quotes by ${label}: switch form detection on there before the deploy.`;
    const missing = Object.keys(keys).filter((key) => !process.env[key]);
    return missing.length
      ? `No quotes by ${label} yet. Set ${missing.join(", ")}: see OWNER.md.`
      : `Quotes by ${label}: set up.`;
  });
}

if (process.argv[1] === import.meta.filename) {
  const { errors, notes } = checkLaunch(await validate());
  const verdict = errors.length
    ? `Not ready to launch: ${errors.length} left to do.`
    : "Ready to launch.";
  const report = [...errors, ...notes].map((line) => `- ${line}`);
  console[errors.length ? "error" : "log"](`${report.join("\n")}\n\n${verdict}`);
  if (errors.length) process.exitCode = 1;
}
