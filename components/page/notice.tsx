"use client";

import { clsx } from "clsx";
import { useHydrated } from "@/lib/browser/use-hydrated";
import { facts } from "@/lib/content/facts";
import { isCurrent } from "@/lib/content/local-time";
import styles from "./notice.module.css";

/**
 * A notice that is shown until its last day, judged when the page opens. The exported page does not have it, because
 * the build does not know on which day it will be read. Search engines leave it out: they would show it longer. Google
 * reads that from a `div`, a `span` or a `section` only.
 */
export function Notice() {
  const { notice } = facts;
  const hydrated = useHydrated();
  if (!notice || !hydrated || !isCurrent(notice.until, new Date())) return null;
  return (
    <div className={clsx("screen-only", styles.notice)} data-nosnippet="">
      <p>{notice.text}</p>
    </div>
  );
}
