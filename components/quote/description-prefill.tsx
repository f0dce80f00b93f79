import { clsx } from "clsx";
import { pressable } from "@/lib/page-contract";
import { choicesFor, type OfferedChoices, type Question, questions } from "@/lib/quote/answers";
import type { Prefill } from "@/lib/quote/prefill";
import { formTexts } from "@/lib/site";
import { Button } from "../ui/button";
import { Chip } from "../ui/chip";
import styles from "./description-prefill.module.css";

type Props = {
  offered: OfferedChoices;
  prefill: Prefill;
  /** Whether the form is being sent, and nothing may write into it. */
  busy: boolean;
  onChange: (prefill: Prefill) => void;
};

/** What the page itself writes into the description: the topic of a link, and answers to four questions. */
export function DescriptionPrefill({ offered, prefill, busy, onChange }: Props) {
  const { answers, topic } = prefill;

  /** A second press on a choice takes it back. */
  const choose = (question: Question, text: string) => {
    const answer = answers[question] === text ? undefined : text;
    onChange({ topic, answers: { ...answers, [question]: answer } });
  };

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
            onClick={({ currentTarget }) => {
              onChange({ answers });
              focusFirstChoice(currentTarget.form);
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
                    {...pressable(`${question} ${text}`)}
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

/** Gives the focus to the first choice above, after a button of the form that had it has gone. */
export function focusFirstChoice(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>("[role='group'] button")?.focus();
}
