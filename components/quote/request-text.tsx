import type { ComponentProps } from "react";
import { describeRequest, type QuoteRequest } from "@/lib/quote/request";
import styles from "./request.module.css";

type Props = ComponentProps<"details"> & { title: string; request: QuoteRequest };

/** A request as text, folded. A long one scrolls in its box, which the keyboard can reach for that. */
export function RequestText({ title, request, ...attributes }: Props) {
  return (
    <details className={styles.details} {...attributes}>
      <summary>{title}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
      <pre className={styles.text} dir="auto" tabIndex={0}>
        {describeRequest(request)}
      </pre>
    </details>
  );
}
