import { type Dispatch, type RefObject, useEffect, useEffectEvent } from "react";
import { flushSync } from "react-dom";
import { hasNoModifier } from "@/lib/modifier-keys";
import { type QuoteTopic, TO_FORM } from "@/lib/page-contract";
import {
  changePrefill,
  choicesFor,
  type OfferedAnswers,
  onlyOffered,
  type Prefill,
  type Question,
  questions,
  remainingPrefill,
} from "@/lib/quote/answers";
import { controlOf, restoreDraft, saveDraft } from "@/lib/quote/draft";
import { quoteForm } from "@/lib/site";
import { Button } from "../ui/button";
import { Chip } from "../ui/chip";
import type { FormAction } from "./form-state";
import styles from "./quote-form.module.css";

type Props = {
  form: RefObject<HTMLFormElement | null>;
  offered: OfferedAnswers;
  prefill: Prefill;
  /** Whether the form is being sent, and cannot be written into. */
  disabled: boolean;
  dispatch: Dispatch<FormAction>;
};

/** What the page itself writes into the description: the topic that a link has brought, and answers to four questions. */
export function DescriptionPrefill({ form, offered, prefill, disabled, dispatch }: Props) {
  const { answers, topic } = prefill;

  const write = (next: Prefill) => {
    if (!form.current) return;
    const written = { ...next, answers: onlyOffered(offered, next.answers) };
    const description = controlOf(form.current, "projectDescription");
    const { length, text } = changePrefill(description.value, prefill, written);
    // The caret stays before the same words.
    description.setRangeText(text, 0, length, "preserve");
    // At once: presses from before the form was ready are repeated in one go.
    flushSync(() => dispatch({ type: "prefilled", prefill: written }));
    saveDraft(form.current, written);
  };

  /** A second press on an answer takes it back. */
  const answer = (question: Question, text: string) => {
    const chosen = answers[question] === text ? undefined : text;
    write({ topic, answers: { ...answers, [question]: chosen } });
  };

  /** Follows a link to the form, anywhere on the page, with what its attributes say at that moment. */
  const onClick = useEffectEvent((event: MouseEvent) => {
    const { target } = event;
    const link =
      target instanceof Element && target.closest<HTMLAnchorElement>(`a[href='${TO_FORM}']`);
    if (!link || !hasNoModifier(event) || disabled) return;
    // The form may be out of sight behind the result of its last request.
    flushSync(() => dispatch({ type: "dismissed" }));
    const { quoteKind, quoteLabel: label, quoteText, quotePicture: picture } = link.dataset;
    const includesSize = Boolean(link.dataset.quoteIncludesSize);
    if (!quoteKind && !quoteText) return;
    const what = offered.what.find(({ kind }) => kind === quoteKind)?.text ?? answers.what;
    const brought = quoteText ? { label, text: quoteText.trim(), picture, includesSize } : topic;
    const size = brought?.includesSize ? undefined : answers.size;
    write({ answers: { ...answers, what, size }, topic: brought });
    // To follow the link itself would drop the focus, in some browsers a moment later.
    event.preventDefault();
    location.hash = TO_FORM;
    // Later: a dialog that the same press closes gives the focus back. Not to a field: a phone's keyboard would
    // cover the form.
    setTimeout(() => {
      const written = form.current?.querySelector<HTMLElement>(
        "[data-topic], [aria-pressed='true']",
      );
      written?.focus({ preventScroll: true });
      (quoteText ? form.current : document.querySelector(TO_FORM))?.scrollIntoView();
    });
  });
  useEffect(() => {
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, []);

  return (
    <>
      {topic && (
        <div className={styles.topic}>
          {/* biome-ignore lint/performance/noImgElement: made by the build, in its size */}
          {topic.picture && <img src={topic.picture} alt="" width="64" height="48" />}
          <p data-topic="" tabIndex={-1}>
            {topic.label}
          </p>
          <Button
            variant="quiet"
            aria-label={quoteForm.removeTopic(topic.label ?? "")}
            disabled={disabled}
            onClick={() => {
              write({ answers });
              focusFirstAnswer(form.current);
            }}
          >
            {quoteForm.remove}
          </Button>
        </div>
      )}
      <div className={styles.answers} data-needs-script="">
        {questions
          .filter((question) => question !== "size" || !topic?.includesSize)
          .map((question) => (
            <div key={question} role="group" aria-labelledby={`question-${question}`}>
              <span id={`question-${question}`}>{quoteForm.questions[question]}</span>
              <div className={styles.choices}>
                {choicesFor(offered, question, answers).map(({ label, text }) => (
                  <Chip
                    key={text}
                    disabled={disabled}
                    aria-pressed={answers[question] === text}
                    onClick={() => answer(question, text)}
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

/** Puts the draft back into the form; returns what of its prefill stands in the description. */
export function restorePrefill(form: HTMLFormElement, offered: OfferedAnswers): Prefill {
  const draft = restoreDraft(form);
  const answers = onlyOffered(offered, Object(draft.answers));
  // Anybody may have written the draft.
  const { label, text, picture, includesSize } = Object(draft.topic) as QuoteTopic;
  const topic = typeof label === "string" ? { label, text, picture, includesSize } : undefined;
  return remainingPrefill(controlOf(form, "projectDescription").value, { answers, topic });
}

/** Gives the focus to the first answer, after the button that had it has gone. */
export function focusFirstAnswer(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>("[role='group'] button")?.focus();
}
