import { useEffect, useRef } from "react";
import { toneOf } from "@/lib/quote";
import styles from "./quote-form.module.css";

export const RESULT_ID = "quote-result";

type Props = { kind: string; message: string; reference?: string };

/** What became of the request. It takes the focus, unless the visitor has something to mend. */
export function QuoteResult({ kind, message, reference }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const tone = toneOf(message);

  useEffect(() => {
    if (kind !== "refused" && message) element.current?.focus();
  }, [kind, message]);

  return (
    <div
      ref={element}
      id={RESULT_ID}
      className={styles.result}
      role={tone === "success" ? "status" : "alert"}
      data-tone={tone}
      tabIndex={-1}
    >
      <p>{message}</p>
      {reference && <p className={styles.reference}>Your reference: {reference}</p>}
    </div>
  );
}
