import { type Answers, choicesFor, type OfferedAnswers, questions } from "@/lib/quote/answers";
import { quoteForm } from "@/lib/site";
import { Chip } from "../ui/chip";
import styles from "./quote-form.module.css";

type Props = {
  offered: OfferedAnswers;
  answers: Answers;
  disabled: boolean;
  onAnswer: (answers: Answers) => void;
};

/** Four questions whose answers write the beginning of the description; a second press takes one back. */
export function AnswerButtons({ offered, answers, disabled, onAnswer }: Props) {
  return (
    <div className={styles.answers} data-needs-script="">
      {questions.map((question) => (
        <div key={question} role="group" aria-labelledby={`question-${question}`}>
          <span id={`question-${question}`} className={styles.question}>
            {quoteForm.questions[question]}
          </span>
          {choicesFor(offered, question, answers).map(({ label, text }) => {
            const chosen = answers[question] === text;
            return (
              <Chip
                key={text}
                // Not `disabled`: the pressed answer keeps the focus.
                aria-disabled={disabled || undefined}
                aria-pressed={chosen}
                onClick={() =>
                  !disabled && onAnswer({ ...answers, [question]: chosen ? undefined : text })
                }
              >
                {label}
              </Chip>
            );
          })}
        </div>
      ))}
    </div>
  );
}
