import { capitalized } from "../capitalized";
import type { Choice, Words } from "../content/types";

/** The questions, in the order of the sentence that the answers make. */
export const questions = ["what", "condition", "size", "when"] as const;

export type Question = (typeof questions)[number];

/** The choices for each question: the services, some with sizes of their own, and the owner's, called answers there. */
export type OfferedChoices = Words["answers"] & {
  what: (Choice & { kind: string; sizes?: Choice[] })[];
};

/** What the visitor has chosen, by question: the `text` of a choice. */
export type Answers = Partial<Record<Question, string>>;

/** The choices for a question; those for the size depend on the chosen service, if it has sizes of its own. */
export function choicesFor(
  offered: OfferedChoices,
  question: Question,
  { what }: Answers,
): readonly Choice[] {
  if (question !== "size") return offered[question];
  return offered.what.find(({ text }) => text === what)?.sizes ?? offered.size;
}

/** The answers as a person would write them: `Driveway, replacing an old one, this season.` */
export function sentenceOf(answers: Answers): string {
  const texts = questions.flatMap((question) => answers[question] ?? []);
  return texts.length ? `${capitalized(texts.join(", "))}.` : "";
}
