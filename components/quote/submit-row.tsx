import { emailLink, facts } from "@/lib/content/facts";
import { quoteForm } from "@/lib/site";
import { Button } from "../ui/button";
import styles from "./quote-form.module.css";
import { SlowNote } from "./slow-note";

type Props = {
  /** Why the form was not sent, where no field can say it. */
  refusal?: string;
  busy: boolean;
  submitting: boolean;
  /** Whether another step comes first: the button is then less prominent. */
  quiet: boolean;
};

/** The submit button, a note when sending takes long, and the address for photos. */
export function SubmitRow({ refusal, busy, submitting, quiet }: Props) {
  return (
    <div className={styles.submit}>
      {refusal && (
        <p className={styles.result} role="alert" data-tone="error">
          {refusal}
        </p>
      )}
      <Button
        type="submit"
        className={styles.send}
        variant={quiet ? "outline" : "solid"}
        disabled={busy}
        data-sending={submitting || undefined}
      >
        {submitting ? quoteForm.submitting : quoteForm.submit}
      </Button>
      <p className={styles.hint} role="status">
        {submitting && <SlowNote />}
      </p>
      <p className={styles.hint}>
        {quoteForm.photos} <a href={emailLink()}>{facts.email}</a>
      </p>
    </div>
  );
}
