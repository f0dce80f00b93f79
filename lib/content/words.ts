import { answerTime, facts } from "./facts";
import type { Words } from "./schema";
import json from "./words.json" with { type: "json" };

/** What a sentence may hold in braces: `{city}`. The schema's `placeholders` are the same. */
const values: Record<string, unknown> = { ...facts, answerTime };

/**
 * The page's sentences, as `lib/content/words.json` has them, with the facts put in. For what is
 * rendered on the server: a client component that asked for one would bring all of them along.
 */
export const words: Words = withFacts(json);

/** Every text in `value` with its placeholders replaced. */
function withFacts<T>(value: T): T {
  if (typeof value === "string") return fillIn(value) as T;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, withFacts(part)]);
  return (
    Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries)
  ) as T;
}

function fillIn(text: string): string {
  return text.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
}
