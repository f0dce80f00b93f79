import type { ComponentProps } from "react";
import { describeRequest, type QuoteRequest } from "@/lib/quote/request";
import styles from "./request.module.css";

type Props = Pick<ComponentProps<"details">, "ref"> & { title: string; request: QuoteRequest };

/** A request as text, folded. A long one scrolls in its box, which the keyboard can reach for that. */
export function RequestText({ title, request, ref }: Props) {
  return (
    <details className={styles.details} ref={ref}>
      <summary>{title}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
      <pre className={styles.text} tabIndex={0}>
        {describeRequest(request)}
      </pre>
    </details>
  );
}
