import { answerTime, facts } from "./facts";
import { sentence } from "./sentence";
import { trimmed } from "./trimmed";
import type { Words } from "./types";
import json from "./words.json" with { type: "json" };

/** The values of placeholders such as `{city}`. Which placeholders are allowed, the schema says (`placeholders`). */
const values: Record<string, unknown> = { ...facts, answerTime };

/**
 * The sentences of `lib/content/words.json`, with the facts filled in. Only for server components: a
 * client component that imports this puts every sentence into the page's scripts.
 */
export const words: Words = JSON.parse(JSON.stringify(trimmed(json)), (_, value) =>
  typeof value === "string"
    ? value.replace(/\{(\w+)\}(\.?)/g, (_placeholder, name, period) => {
        const fact = String(values[name]);
        return period ? sentence(fact) : fact;
      })
    : value,
);
