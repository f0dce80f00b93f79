import type { QuoteSubject } from "@/lib/page-contract";
import { quoteForm } from "@/lib/site";
import { Button } from "../ui/button";
import styles from "./quote-form.module.css";

type Props = { subject: QuoteSubject; disabled: boolean; onRemove: () => void };

/** What a link has brought into the form. It takes the focus of whoever has followed the link. */
export function SubjectLine({ subject: { label, picture }, disabled, onRemove }: Props) {
  return (
    <div className={styles.subject}>
      {/* biome-ignore lint/performance/noImgElement: made by the build, in its size */}
      {picture && <img src={picture} alt="" width="64" height="48" />}
      <p data-subject="" tabIndex={-1}>
        {label}
      </p>
      <Button
        variant="quiet"
        aria-label={quoteForm.removeSubject(label ?? "")}
        disabled={disabled}
        onClick={onRemove}
      >
        {quoteForm.remove}
      </Button>
    </div>
  );
}
