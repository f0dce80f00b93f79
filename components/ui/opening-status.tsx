"use client";

import { useSyncExternalStore } from "react";
import { facts } from "@/lib/content/facts";
import { openingStatus } from "@/lib/local-time";

/** How often the clock is looked at, in milliseconds. */
const LOOK_MS = 30_000;

/**
 * Whether somebody answers the phone at this moment; `before` separates it from a text before it. Scripts
 * render it, because they know the time.
 */
export function OpeningStatus({ before = "" }: { before?: string }) {
  const status = useSyncExternalStore(subscribeToClock, statusNow, () => "");
  return status && <span data-screen-only="">{before + status}</span>;
}

const statusNow = () => openingStatus(facts.hours, new Date(), facts.timeZone);

/** Has the time looked at anew every half minute, as long as the page is open. */
export function subscribeToClock(listener: () => void) {
  const timer = setInterval(listener, LOOK_MS);
  return () => clearInterval(timer);
}
