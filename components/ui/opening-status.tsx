"use client";

import { useSyncExternalStore } from "react";
import { subscribeToClock } from "@/lib/clock";
import { facts } from "@/lib/content/facts";
import { openingStatus } from "@/lib/local-time";

/**
 * Whether somebody answers the phone at this moment. `before` separates it from a text before it. Scripts
 * render it, because the time is not known at the build.
 */
export function OpeningStatus({ before = "" }: { before?: string }) {
  const status = useSyncExternalStore(subscribeToClock, statusNow, () => "");
  return status && <span data-screen-only="">{before + status}</span>;
}

const statusNow = () => openingStatus(facts.hours, new Date());
