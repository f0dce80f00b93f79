import { limits, withThousands } from "@/lib/quote";
import { quoteForm } from "@/lib/site";
import { type Taps, tap } from "@/lib/taps";
import styles from "./quote-form.module.css";
import { QuoteTaps } from "./quote-taps";
import { TextField } from "./text-field";

/** From how many characters left on their number is shown. */
const COUNT_FROM = 500;

type Props = {
  id: string;
  /** What stands in the field. */
  value: string;
  taps: Taps;
  hydrated: boolean;
  readOnly: boolean;
  error?: string;
  onTap: (value: string) => void;
};

/** The description: taps that begin it, the field, and how much room is left. */
export function DescriptionField({ value, taps, hydrated, onTap, ...field }: Props) {
  const left = limits.projectDescription - value.length;
  return (
    <>
      <div className={styles.taps}>
        {hydrated && (
          <QuoteTaps
            taps={taps}
            description={value}
            disabled={field.readOnly}
            onTap={(question, text) => onTap(tap(taps, value, question, text))}
          />
        )}
      </div>
      <TextField
        {...field}
        name="project"
        label={quoteForm.labels.projectDescription}
        multiline
        hint={left > COUNT_FROM ? quoteForm.hint : quoteForm.left(withThousands(Math.max(left, 0)))}
      />
    </>
  );
}
