import type { RefObject } from "react";
import type { QuoteTopic } from "@/lib/page-contract";
import {
  choicesFor,
  type OfferedAnswers,
  onlyOffered,
  type Prefill,
  prefillEdit,
  type Question,
  questions,
  remainingPrefill,
} from "@/lib/quote/answers";
import { controlOf, restoreDraft, saveDraft } from "@/lib/quote/draft";
import { formTexts } from "@/lib/site";
import { Button } from "../ui/button";
import { Chip } from "../ui/chip";
import styles from "./quote-form.module.css";
import { useQuoteLinks } from "./use-quote-links";

type Props = {
  form: RefObject<HTMLFormElement | null>;
  offered: OfferedAnswers;
  prefill: Prefill;
  /** Whether the form is being sent, and cannot be written into. */
  busy: boolean;
  onChange: (prefill: Prefill) => void;
  /** Called when the form has to be shown in place of a result. */
  onDismiss: () => void;
};

/** What the page itself writes into the description: the topic that a link has brought, and answers to four questions. */
export function DescriptionPrefill(props: Props) {
  const { form, offered, prefill, busy, onChange, onDismiss } = props;
  const { answers, topic } = prefill;

  const write = (next: Prefill) => {
    if (!form.current) return;
    const written = { ...next, answers: onlyOffered(offered, next.answers) };
    const description = controlOf(form.current, "projectDescription");
    const { length, text } = prefillEdit(description.value, prefill, written);
    // The caret stays before the same words.
    description.setRangeText(text, 0, length, "preserve");
    onChange(written);
    saveDraft(form.current, written);
  };

  /** A second press on an answer takes it back. */
  const answer = (question: Question, text: string) => {
    const chosen = answers[question] === text ? undefined : text;
    write({ topic, answers: { ...answers, [question]: chosen } });
  };

  useQuoteLinks(form, !busy, ({ kind, ...brought }) => {
    // The form may be out of sight behind the result of its last request.
    onDismiss();
    if (!kind && !brought.text) return;
    const what = offered.what.find((service) => service.kind === kind)?.text ?? answers.what;
    const next = brought.text ? brought : topic;
    const size = next?.includesSize ? undefined : answers.size;
    write({ answers: { ...answers, what, size }, topic: next });
  });

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
            aria-label={formTexts.removeTopic(topic.label ?? "")}
            disabled={busy}
            onClick={() => {
              write({ answers });
              focusFirstAnswer(form.current);
            }}
          >
            {formTexts.remove}
          </Button>
        </div>
      )}
      <div className={styles.answers} data-needs-script="">
        {questions
          .filter((question) => question !== "size" || !topic?.includesSize)
          .map((question) => (
            <div key={question} role="group" aria-labelledby={`question-${question}`}>
              <span id={`question-${question}`}>{formTexts.questions[question]}</span>
              <div className={styles.choices}>
                {choicesFor(offered, question, answers).map(({ label, text }) => (
                  <Chip
                    key={text}
                    // Early presses find it by this: lib/early/presses.ts.
                    value={`${question} ${text}`}
                    disabled={busy}
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
