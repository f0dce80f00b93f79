import { sentence } from "./sentence";

/** A number of hours in words. */
export const hoursInWords = (hours: unknown) => (hours === 1 ? "1 hour" : `${hours} hours`);

/**
 * A text of the owner with the facts in the place of placeholders such as `{city}`. Which placeholders are allowed, the
 * schema says (`placeholders`). A fact that ends in a period needs no second one.
 */
export function filled(text: string, facts: Record<string, unknown>): string {
  const values = { ...facts, answerTime: hoursInWords(facts.answerHours) } as typeof facts;
  return text.replace(/\{(\w+)\}(\.?)/g, (_placeholder, name, period) => {
    const fact = String(values[name] ?? `{${name}}`);
    return period ? sentence(fact) : fact;
  });
}
