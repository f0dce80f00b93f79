import { type Answers, choicesFor, type OfferedChoices, questions, sentenceOf } from "./answers";
import type { LinkData, Topic } from "./quote-link";

/** What the page itself has written into the description: a sentence of answers, and the topic of a link. */
export type Prefill = { answers: Answers; topic?: Topic };

/**
 * A prefill without what contradicts the rest: an answer that is no choice, such as a size after another service was
 * chosen, and a topic of another kind of work.
 */
export function consistent(offered: OfferedChoices, { answers, topic }: Prefill): Prefill {
  const kind = offered.what.find(({ text }) => text === answers.what)?.kind;
  const contradicts = kind && topic?.kind && topic.kind !== kind;
  const valid = questions.filter((question) =>
    choicesFor(offered, question, answers).some(({ text }) => text === answers[question]),
  );
  return {
    answers: Object.fromEntries(valid.map((question) => [question, answers[question]])),
    topic: contradicts ? undefined : topic,
  };
}

/** A prefill after a link was followed: the link's data takes the place of what it contradicts. */
export function withLinkData(offered: OfferedChoices, before: Prefill, data: LinkData): Prefill {
  const topic = data.topic ?? before.topic;
  const kind = data.kind ?? data.topic?.kind;
  const what = offered.what.find((service) => service.kind === kind)?.text ?? before.answers.what;
  const size = topic?.includesSize ? undefined : before.answers.size;
  return { answers: { ...before.answers, what, size }, topic };
}

/** The text of a prefill, as it stands in the description. */
function textOf({ answers, topic }: Prefill): string {
  return [sentenceOf(answers), topic?.text].filter(Boolean).join(" ");
}

/** What of a prefill the description still begins with. The rest has been changed, and is the visitor's own. */
export function remainingPrefill(description: string, { answers, topic }: Prefill): Prefill {
  const kept = description.startsWith(sentenceOf(answers)) ? answers : {};
  const stands = description.startsWith(textOf({ answers: kept, topic }));
  return { answers: kept, topic: stands ? topic : undefined };
}

/** Returns how many leading characters of the description to replace by the new prefill, and its text. */
export function prefillEdit(description: string, before: Prefill, after: Prefill) {
  const [old, text] = [textOf(remainingPrefill(description, before)), textOf(after)];
  const spaced = /^\s/.test(description.slice(old.length));
  if (text) return { length: old.length, text: spaced ? text : `${text} ` };
  return { length: old.length + (old && spaced ? 1 : 0), text };
}
