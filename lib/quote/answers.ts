import type { QuoteSubject } from "../page-contract";

/** One answer: what its button says, and what it adds to the description. */
export type Choice = { label: string; text: string };

/** The questions, in the order of the sentence that the answers make. */
export const questions = ["what", "condition", "size", "when"] as const;

export type Question = (typeof questions)[number];

/** The answers that are offered. */
export type OfferedAnswers = {
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
export type Answers = Partial<Record<Question, string>>;

/** The answers to a question; those about the size depend on the chosen service. */
export function choicesFor(
  offered: OfferedAnswers,
  question: Question,
  { what }: Answers,
): readonly Choice[] {
  if (question !== "size") return offered[question];
  const kind = offered.what.find(({ text }) => text === what)?.kind;
  return (kind && offered.sizes[kind]) || offered.size;
}

/** The answers without those that are not offered, such as a size after another service was chosen. */
export function onlyOffered(offered: OfferedAnswers, answers: Answers): Answers {
  const valid = questions.filter((question) =>
    choicesFor(offered, question, answers).some(({ text }) => text === answers[question]),
  );
  return Object.fromEntries(valid.map((question) => [question, answers[question]]));
}

/** The answers as a person would write them: `Driveway, replacing an old one, this season.` */
export function sentenceOf(answers: Answers): string {
  const texts = questions.flatMap((question) => answers[question] ?? []);
  return texts.length ? `${capitalized(texts.join(", "))}.` : "";
}

/** What the page itself has written into the description: a sentence of answers, and what a link has brought. */
export type Opening = { answers: Answers; subject?: QuoteSubject };

/**
 * The description with another opening. A part of it is replaced where it stands as it was written; once the
 * visitor has changed it, it is theirs and stays.
 */
export function withOpening(description: string, before: Opening, after: Opening): string {
  const [sentence, newSentence] = [sentenceOf(before.answers), sentenceOf(after.answers)];
  const [words = "", newWords = ""] = [before.subject?.text, after.subject?.text];
  let rest = description.startsWith(sentence) ? description.slice(sentence.length) : description;
  if (newWords !== words) {
    if (words) rest = rest.replace(rest.includes(` ${words}`) ? ` ${words}` : words, "");
    if (!rest.includes(newWords)) rest = joined(newWords, rest);
  }
  return newSentence ? joined(newSentence, rest) : rest.replace(/^\s/, "");
}

/** What of an opening stands in the description as it was written: the rest is the visitor's. */
export function standing(description: string, { answers, subject }: Opening): Opening {
  const text = description.includes(subject?.text ?? "") ? subject?.text : undefined;
  return {
    answers: description.startsWith(sentenceOf(answers)) ? answers : {},
    subject: description && subject ? { ...subject, text } : undefined,
  };
}

function joined(text: string, rest: string): string {
  return `${text}${/^\s/.test(rest) ? "" : " "}${rest}`;
}

export function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
