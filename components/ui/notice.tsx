"use client";

import { useSyncExternalStore } from "react";
import { facts } from "@/lib/content/facts";
import { isCurrent } from "@/lib/local-time";
import styles from "./notice.module.css";
import { subscribeToClock } from "./opening-status";

/**
 * A notice for some days only; it leaves an open page at the end of the last one. Scripts render it, because they know the date. Search engines leave it out,
 * because they would show it for longer.
 */
export function Notice() {
  const current = useSyncExternalStore(subscribeToClock, isCurrentNow, () => false);
  return (
    current && (
      <p className={styles.notice} data-nosnippet="" data-screen-only="">
        {facts.notice?.text}
      </p>
    )
  );
}

const isCurrentNow = () =>
  Boolean(facts.notice && isCurrent(facts.notice.until, new Date(), facts.timeZone));
