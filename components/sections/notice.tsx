"use client";

import { useNow } from "@/lib/browser/use-now";
import { facts } from "@/lib/content/facts";
import { isCurrent } from "@/lib/content/local-time";
import styles from "./notice.module.css";

/** A notice that is shown until the end of its last day. Search engines leave it out: they would show it longer. */
export function Notice() {
  const { notice } = facts;
  const text = useNow((now) => (notice && isCurrent(notice.until, now) ? notice.text : ""));
  return (
    text && (
      <p className={styles.notice} data-nosnippet="" data-screen-only="">
        {text}
      </p>
    )
  );
}
