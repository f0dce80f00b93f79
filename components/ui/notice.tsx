"use client";

import { useSyncExternalStore } from "react";
import { subscribeToClock } from "@/lib/clock";
import { facts } from "@/lib/content/facts";
import { isCurrent } from "@/lib/local-time";
import styles from "./notice.module.css";

/**
 * A notice that is shown until the end of its last day, also in a page that stays open. Scripts render it,
 * because the date is not known at the build. Search engines leave it out, because they would show it longer.
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

const isCurrentNow = () => Boolean(facts.notice && isCurrent(facts.notice.until, new Date()));
