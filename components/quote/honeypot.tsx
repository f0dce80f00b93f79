import { hostForm } from "@/lib/quote/fields";
import { quoteForm } from "@/lib/site";
import styles from "./quote-form.module.css";

/** A field for programs, which nobody else sees, reads out or fills in. */
export function Honeypot() {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        {quoteForm.honeypot}
        <input name={hostForm.honeypot} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
