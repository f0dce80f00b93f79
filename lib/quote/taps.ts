/** One answer: what its button says, and what it adds to the description. */
export type Choice = { label: string; text: string };

/** The questions, in the order of the sentence that the answers make. */
export type Question = "what" | "condition" | "size" | "when";

/** The answers that are offered. */
export type Taps = {
  /** The services; `kind` is the service's own. */
  what: (Choice & { kind: string })[];
  condition: Choice[];
  /** For a service that has no sizes of its own, and while none is chosen. */
  size: Choice[];
  /** By the service's kind. */
  sizes: Record<string, Choice[]>;
  when: Choice[];
};

/** The `text` of the chosen answer, by question. */
type Chosen = Partial<Record<Question, string>>;

export const questions = ["what", "condition", "size", "when"] as const;

/** The answers to a question; those about the size depend on the chosen service. */
export function choicesFor(taps: Taps, question: Question, chosen: Chosen): readonly Choice[] {
  if (question !== "size") return taps[question];
  const kind = taps.what.find(({ text }) => text === chosen.what)?.kind;
  return (kind && taps.sizes[kind]) || taps.size;
}

/**
 * Finds the sentence of answers at the beginning of a description. A sentence that the visitor has edited
 * is treated as typed text.
 *
 * @param description the value of the field
 * @returns the answers that the sentence is made of, and the text after it, unchanged
 */
export function readTaps(taps: Taps, description: string): { chosen: Chosen; typed: string } {
  const chosen: Chosen = {};
  let rest = description;
  for (const question of questions) {
    const isFirst = rest === description;
    const found = choicesFor(taps, question, chosen)
      .map(({ text }) => ({ text, written: isFirst ? capitalized(text) : text }))
      .find(({ written }) => rest.startsWith(`${written}, `) || endsSentence(rest, written));
    if (!found) continue;
    chosen[question] = found.text;
    rest = rest.slice(found.written.length);
    if (rest.startsWith(".")) return { chosen, typed: rest.slice(1) };
    rest = rest.slice(2);
  }
  return { chosen: {}, typed: description };
}

/**
 * Writes the answers as a person would, before what was typed:
 * `Driveway, replacing an old one, about two cars wide, this season. `
 *
 * @param typed the text after the sentence, which stays unchanged
 * @returns the description
 */
export function writeTaps(taps: Taps, chosen: Chosen, typed: string): string {
  // Drops an answer that is no longer offered: each service may have its own sizes.
  const texts = questions
    .filter((question) =>
      choicesFor(taps, question, chosen).some(({ text }) => text === chosen[question]),
    )
    .map((question) => chosen[question]);
  if (texts.length === 0) return typed.replace(/^[ \n]/, "");
  return `${capitalized(texts.join(", "))}.${/^\s/.test(typed) ? "" : " "}${typed}`;
}

/** The description after a tap on an answer; a second one takes it back. */
export function tap(taps: Taps, description: string, question: Question, text: string): string {
  const { chosen, typed } = readTaps(taps, description);
  const answer = chosen[question] === text ? undefined : text;
  return writeTaps(taps, { ...chosen, [question]: answer }, typed);
}

/** Whether a full stop and then white space or nothing follows: `2.` in `2.5 cars` ends no sentence. */
function endsSentence(text: string, written: string): boolean {
  return text.startsWith(`${written}.`) && /^(\s|$)/.test(text.slice(written.length + 1));
}

export function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
