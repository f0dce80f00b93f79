import json from "./content/words.json" with { type: "json" };
import { answerTime, site } from "./site";

/** What stands for a fact in the owner's sentences: `{city}`. */
export const placeholders = {
  name: site.name,
  phone: site.phone,
  city: site.city,
  state: site.state,
  area: site.area,
  since: site.since,
  years: site.years,
  projects: site.projects,
  answerTime,
} as const;

/**
 * The page's sentences, as `lib/content/words.json` has them, with the facts put in. For what is
 * rendered on the server: a client component that asked for one would bring all of them along.
 */
export const words: typeof json = withFacts(json);

/** Every text in `value` with its placeholders replaced. One that is unknown stays as it is. */
function withFacts<T>(value: T): T {
  if (typeof value === "string") return fillIn(value) as T;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, withFacts(part)]);
  return (
    Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries)
  ) as T;
}

function fillIn(text: string): string {
  return text.replace(/\{(\w+)\}/g, (whole, name) =>
    String(name in placeholders ? placeholders[name as keyof typeof placeholders] : whole),
  );
}
