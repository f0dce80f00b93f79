import { clsx } from "clsx";
import { type RefObject, useLayoutEffect, useState } from "react";
import { choicesFor, type OfferedChoices, type Question, questions } from "@/lib/quote/answers";
import { controlOf } from "@/lib/quote/form-controls";
import { consistent, type Prefill, prefillEdit } from "@/lib/quote/prefill";
import type { LinkData } from "@/lib/quote/quote-link";
import { formTexts } from "@/lib/site";
import { Button } from "../ui/button";
import { Chip } from "../ui/chip";
import styles from "./description-prefill.module.css";
import { useQuoteLinks } from "./use-quote-links";

type Props = {
  form: RefObject<HTMLFormElement | null>;
  offered: OfferedChoices;
  prefill: Prefill;
  /** Whether the form is being sent, and nothing may write into it. */
  busy: boolean;
  onChange: (prefill: Prefill) => void;
  /** The visitor has followed a link to the form, and expects to see it. */
  onBring: () => void;
};

/** What the page itself writes into the description: the topic that a link has brought, and answers to four questions. */
export function DescriptionPrefill({ form, offered, prefill, busy, onChange, onBring }: Props) {
  const { answers, topic } = prefill;
  /** What a link has brought, until it can be written into the form. */
  const [brought, setBrought] = useState<LinkData>();

  const write = (changed: Prefill) => {
    if (!form.current) return;
    const next = consistent(offered, changed);
    const description = controlOf(form.current, "projectDescription");
    const { length, text } = prefillEdit(description.value, prefill, next);
    // The caret stays before the same words.
    description.setRangeText(text, 0, length, "preserve");
    onChange(next);
  };

  /** A second press on a choice takes it back. */
  const choose = (question: Question, text: string) => {
    const answer = answers[question] === text ? undefined : text;
    write({ topic, answers: { ...answers, [question]: answer } });
  };

  useQuoteLinks(form, (data) => {
    setBrought(data);
    // Otherwise the result of what is being sent has to be seen first.
    if (!busy) onBring();
  });

  // A layout effect: right after a press on a link the focus goes to what it has brought.
  useLayoutEffect(() => {
    if (!brought || busy) return;
    setBrought(undefined);
    const nextTopic = brought.topic ?? topic;
    const broughtKind = brought.kind ?? brought.topic?.kind;
    const service = offered.what.find(({ kind }) => kind === broughtKind);
    const size = nextTopic?.includesSize ? undefined : answers.size;
    const what = service?.text ?? answers.what;
    write({ answers: { ...answers, what, size }, topic: nextTopic });
  });

  return (
    <>
      {topic && (
        <div className={clsx("row", styles.topic)}>
          {/* biome-ignore lint/performance/noImgElement: made by the build, in its size */}
          {topic.picture && <img src={topic.picture} alt="" width="64" height="48" />}
          <p data-topic="" tabIndex={-1}>
            {topic.label}
          </p>
          <Button
            variant="quiet"
            aria-label={formTexts.removeTopic(topic.label)}
            disabled={busy}
            onClick={() => {
              write({ answers });
              focusFirstChoice(form.current);
            }}
          >
            {formTexts.remove}
          </Button>
        </div>
      )}
      <div className="stack" data-needs-script="">
        {questions
          .filter((question) => question !== "size" || !topic?.includesSize)
          .map((question) => (
            <div
              key={question}
              role="group"
              className={clsx("row", styles.question)}
              aria-labelledby={`question-${question}`}
            >
              <span id={`question-${question}`}>{formTexts.questions[question]}</span>
              <div className={clsx("row", styles.choices)}>
                {choicesFor(offered, question, answers).map(({ label, text }) => (
                  <Chip
                    key={text}
                    // Early presses find it by this: lib/early/presses.ts.
                    value={`${question} ${text}`}
                    disabled={busy}
                    aria-pressed={answers[question] === text}
                    onClick={() => choose(question, text)}
                  >
                    {label}
                  </Chip>
                ))}
              </div>
            </div>
          ))}
      </div>
    </>
  );
}

/** Gives the focus to the first choice, after the button that had it has gone. */
export function focusFirstChoice(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>("[role='group'] button")?.focus();
}
