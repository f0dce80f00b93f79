import { quoteForm } from "@/lib/site";
import { Button } from "../ui/button";
import styles from "./quote-form.module.css";
import { SlowNote } from "./slow-note";

type Props = {
  /** Why the form was not sent, where no field can say it. */
  refusal?: string;
  busy: boolean;
  submitting: boolean;
};

/** The submit button, and a note when sending takes long. */
export function SubmitRow({ refusal, busy, submitting }: Props) {
  return (
    <>
      {refusal && (
        <p className={styles.result} role="alert" data-tone="error">
          {refusal}
        </p>
      )}
      <Button
        type="submit"
        className={styles.send}
        disabled={busy}
        data-sending={submitting || undefined}
      >
        {submitting ? quoteForm.submitting : quoteForm.submit}
      </Button>
      <p className={styles.note} role="status">
        {submitting && <SlowNote />}
      </p>
    </>
  );
}
