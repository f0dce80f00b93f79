import { choicesFor, questions, readTaps, type Taps, tap } from "@/lib/quote/taps";
import { quoteForm } from "@/lib/site";
import { Chip } from "../ui/chip";
import styles from "./quote-form.module.css";

type Props = {
  taps: Taps;
  /** The text in the description's field: it tells which answers are pressed. */
  description: string;
  disabled: boolean;
  onTap: (newDescription: string) => void;
};

/** Four questions whose answers write the beginning of the description. */
export function QuoteTaps({ taps, description, disabled, onTap }: Props) {
  const { chosen } = readTaps(taps, description);
  return questions.map((question) => (
    <div key={question} role="group" aria-labelledby={`tap-${question}`} className={styles.tap}>
      <span id={`tap-${question}`} className={styles.question}>
        {quoteForm.taps[question]}
      </span>
      {choicesFor(taps, question, chosen).map(({ label, text }) => (
        <Chip
          key={text}
          // Not `disabled`: the pressed answer keeps the focus.
          aria-disabled={disabled || undefined}
          aria-pressed={chosen[question] === text}
          onClick={() => !disabled && onTap(tap(taps, description, question, text))}
        >
          {label}
        </Chip>
      ))}
    </div>
  ));
}
