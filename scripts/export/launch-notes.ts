// The report of a build and of the launch check for the owner: which facts are still placeholders, which channels for
// quote requests are set up, and how many pictures are renders.
import { phoneLinkOf } from "@/lib/content/phone";
import { isRender } from "@/lib/content/renders";
import { type Content, nodesIn, picturesIn } from "@/lib/content/schema/check";
import { channels } from "@/lib/submit";

type Settings = Record<string, string>;

/** No company has a domain under .example (RFC 2606), nor a number with the exchange 555. */
const PLACEHOLDER = /^Topeka Concrete Co\.$|\.example([/:]|$)|^tel:\+1\d{3}555/;

/**
 * What the owner has to know before the launch, apart from the placeholders, which prevent it.
 *
 * @param content the owner's files, which have been checked
 * @param settings the settings of the build
 * @returns a sentence for each channel, and one about renders
 */
export function launchNotes(content: Content, settings: Settings): string[] {
  const files = new Set(picturesIn(content).map(({ value }) => value));
  const renders = [...files].filter(isRender).length;
  // Renders do not prevent the launch: the owner replaces the photos one by one, over weeks.
  return [
    ...channelNotes(settings),
    `Pictures that are computer renders, and not your work: ${renders}.`,
  ];
}

/**
 * Finds facts that are placeholders and belong to no real company.
 *
 * @returns a sentence for each of them
 */
export const placeholderFactsIn = ({ facts }: Content): string[] =>
  nodesIn({ facts })
    .filter(
      ({ value }) => typeof value === "string" && PLACEHOLDER.test(phoneLinkOf(value) ?? value),
    )
    .map(({ value, where }) => `${value} is a placeholder. Write yours into ${where}.`);

function channelNotes(settings: Settings) {
  return channels.map(({ label, service, origin, keys }) => {
    const by = `${label} (${service})`;
    if (!origin) return `Quotes by ${by}: switch form detection on there before the deploy.`;
    const missing = Object.keys(keys).filter((key) => !settings[key]);
    return missing.length
      ? `No quotes by ${by} yet. Set ${missing.join(", ")}: see docs/deploy.md.`
      : `Quotes by ${by}: set up.`;
  });
}
