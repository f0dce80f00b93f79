"use client";

import { useSyncExternalStore } from "react";
import { facts } from "@/lib/content/facts";
import { openingStatus } from "@/lib/local-time";

/** How often the time is read, in milliseconds. */
const INTERVAL_MS = 30_000;

/**
 * Whether somebody answers the phone at this moment. `before` separates it from a text before it. Scripts
 * render it, because the time is not known at the build.
 */
export function OpeningStatus({ before = "" }: { before?: string }) {
  const status = useSyncExternalStore(subscribeToClock, statusNow, () => "");
  return status && <span data-screen-only="">{before + status}</span>;
}

const statusNow = () => openingStatus(facts.hours, new Date(), facts.timeZone);

/** Calls `listener` every half minute, as long as the page is open. Returns a function that stops it. */
export function subscribeToClock(listener: () => void) {
  const timer = setInterval(listener, INTERVAL_MS);
  return () => clearInterval(timer);
}
