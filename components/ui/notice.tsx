"use client";

import { facts } from "@/lib/content/facts";
import { isCurrent } from "@/lib/local-time";
import { useHydrated } from "@/lib/use-hydrated";
import styles from "./notice.module.css";

/**
 * A notice for some days only. Scripts render it, because they know the date. Search engines leave it out,
 * because they would show it for longer.
 */
export function Notice() {
  const hydrated = useHydrated();
  const { notice, timeZone } = facts;
  if (!hydrated || !notice || !isCurrent(notice.until, new Date(), timeZone)) return null;
  return (
    <p className={styles.notice} data-nosnippet="" data-screen-only="">
      {notice.text}
    </p>
  );
}
