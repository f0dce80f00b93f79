import { hostForm } from "@/lib/quote/fields";
import { quoteForm } from "@/lib/site";
import styles from "./quote-form.module.css";

/** A field that only bots fill in: it is hidden from people and from screen readers. */
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
