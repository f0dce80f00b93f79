"use client";

import { useSyncExternalStore } from "react";
import { facts } from "@/lib/content/facts";
import { isCurrent } from "@/lib/content/local-time";
import styles from "./notice.module.css";

/** How often the page checks whether the last day is over, in milliseconds. */
const CHECK_MS = 30_000;

/** A notice that is shown until the end of its last day. Search engines leave it out: they would show it longer. */
export function Notice() {
  const { notice } = facts;
  // The exported page does not have the notice, because the build does not know on which day the page will be read.
  const shown = useSyncExternalStore(
    everyCheck,
    () => Boolean(notice && isCurrent(notice.until, new Date())),
    () => false,
  );
  return (
    shown && (
      <p className={styles.notice} data-nosnippet="" data-screen-only="">
        {notice?.text}
      </p>
    )
  );
}

function everyCheck(listener: () => void) {
  const timer = setInterval(listener, CHECK_MS);
  return () => clearInterval(timer);
}
