import { facts } from "./facts";
import { filled } from "./placeholders";
import { trimmed } from "./trimmed";
import type { Words } from "./types";
import json from "./words.json" with { type: "json" };

/**
 * The sentences of `lib/content/words.json`, with the facts filled in. Only for server components: a
 * client component that imports this puts every sentence into the page's scripts.
 */
export const words: Words = JSON.parse(JSON.stringify(trimmed(json)), (_, value) =>
  typeof value === "string" ? filled(value, facts) : value,
);
