import { quoteForm } from "@/lib/site";
import { choicesFor, type Question, questions, readTaps, type Taps } from "@/lib/taps";
import chips from "../ui/chips.module.css";
import styles from "./quote-form.module.css";

type Props = {
  taps: Taps;
  /** What stands in the field: the answers that are pressed are read from it. */
  description: string;
  disabled: boolean;
  onTap: (question: Question, text: string) => void;
};

/** Four questions whose answers write the beginning of the description. */
export function QuoteTaps({ taps, description, disabled, onTap }: Props) {
  const { chosen } = readTaps(taps, description);
  return questions.map((question) => (
    <div key={question} role="group" aria-labelledby={`tap-${question}`} className={chips.row}>
      <span id={`tap-${question}`} className={styles.question}>
        {quoteForm.taps[question]}
      </span>
      {choicesFor(taps, question, chosen).map(({ label, text }) => (
        <button
          key={text}
          type="button"
          className={chips.chip}
          // Not `disabled`: the row has to be scrolled by keyboard, and a press keeps its focus.
          aria-disabled={disabled || undefined}
          aria-pressed={chosen[question] === text}
          onClick={() => !disabled && onTap(question, text)}
        >
          {label}
        </button>
      ))}
    </div>
  ));
}
