import type { ReactNode } from "react";
import { quoteForm } from "@/lib/site";
import { Button } from "../ui/button";
import styles from "./quote-form.module.css";

type Props = {
  /** Whether something else comes first: the form then waits behind a button. */
  foldable: boolean;
  /** Whether the visitor wants to write, all the same. */
  writing: boolean;
  onWriting: (writing: boolean) => void;
  children: ReactNode;
};

/** The fields and their button, which stay in the page when they are folded away. */
export function QuoteFold({ foldable, writing, onWriting, children }: Props) {
  return (
    <>
      {foldable && (
        <Button
          variant="outline"
          className={styles.another}
          aria-expanded={writing}
          aria-controls="quote-body"
          onClick={() => onWriting(!writing)}
        >
          {quoteForm.another}
        </Button>
      )}
      <div id="quote-body" className={styles.body} hidden={foldable && !writing}>
        {children}
      </div>
    </>
  );
}
