"use client";

import { useSyncExternalStore } from "react";
import { subscribeToClock } from "@/lib/clock";
import { facts } from "@/lib/content/facts";
import { openingStatus } from "@/lib/local-time";

/**
 * Whether somebody answers the phone at this moment, after a `separator`. Scripts render it, because the time
 * is not known at the build.
 */
export function OpeningStatus({ separator }: { separator: string }) {
  const status = useSyncExternalStore(subscribeToClock, statusNow, () => "");
  return status && <span data-screen-only="">{separator + status}</span>;
}

const statusNow = () => openingStatus(facts.hours, new Date());
