import { describeRequest, type QuoteRequest } from "@/lib/quote/request";
import styles from "./request.module.css";

/** A request as text. A long one scrolls in its box, which the keyboard can reach for that. */
export function RequestText({ request }: { request: QuoteRequest }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
    <pre className={styles.text} tabIndex={0}>
      {describeRequest(request)}
    </pre>
  );
}
