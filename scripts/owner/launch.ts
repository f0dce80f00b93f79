// `npm run check:launch` reports what the owner has left to do before the launch: what has to be corrected, which
// facts are still placeholders, and which channels for quote requests are set up.
import { existsSync } from "node:fs";
import { type Content, picturesIn, valuesIn } from "@/lib/content/check";
import { isRender } from "@/lib/content/gallery";
import { phoneLinkOf } from "@/lib/content/phone";
import { channels } from "@/lib/quote/channels";
import { validate } from "../export/validate";

/** No company has a domain under .example (RFC 2606). */
const PLACEHOLDER = /^Topeka Concrete Co\.$|\.example([/:]|$)/;
/** Nor a number with the exchange 555. */
const PLACEHOLDER_PHONE = /^tel:\+1\d{3}555/;

/** Returns what the owner has to know before the launch, beside the placeholders, which prevent it. */
export function launchNotes(content: Content): string[] {
  const files = new Set(picturesIn(content).map(({ value }) => value));
  const renders = [...files].filter(isRender).length;
  // Renders do not prevent the launch: the owner replaces the photos one by one, over weeks.
  return [...channelNotes(), `Pictures that are computer renders, and not your work: ${renders}.`];
}

/** Returns a sentence for each fact that is a placeholder and belongs to no real company. */
export const placeholderFactsIn = ({ facts }: Content): string[] =>
  valuesIn({ facts })
    .filter(
      ({ value }) =>
        typeof value === "string" &&
        (PLACEHOLDER.test(value) || PLACEHOLDER_PHONE.test(phoneLinkOf(value) ?? "")),
    )
    .map(({ value, where }) => `${value} is a placeholder. Write yours into ${where}.`);

function channelNotes() {
  // As in Next, variables that are already set take precedence over these files.
  for (const name of [".env.local", ".env"]) {
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
  const { content, errors } = await validate();
  errors.push(...placeholderFactsIn(content));
  const verdict = errors.length
    ? `Not ready to launch: ${errors.length} left to do.`
    : "Ready to launch.";
  const report = [...errors, ...launchNotes(content)].map((line) => `- ${line}`);
  console[errors.length ? "error" : "log"](`${report.join("\n")}\n\n${verdict}`);
  if (errors.length) process.exitCode = 1;
}
