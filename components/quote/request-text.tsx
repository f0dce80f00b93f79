import type { ComponentProps } from "react";
import { describeRequest, type QuoteRequest } from "@/lib/quote/request";
import { quoteForm } from "@/lib/site";
import styles from "./quote-form.module.css";

type Props = Omit<ComponentProps<"details">, "children"> & { request: QuoteRequest };

/** What the visitor wrote, as it is sent. */
export function RequestText({ request, ...props }: Props) {
  return (
    <details className={styles.text} {...props}>
      <summary>{quoteForm.written}</summary>
      <pre>{describeRequest(request)}</pre>
    </details>
  );
}
