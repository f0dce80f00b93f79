"use client";

import { useNow } from "@/lib/browser/use-now";
import { facts } from "@/lib/content/facts";
import { openingStatus } from "@/lib/content/local-time";

/** Whether somebody answers the phone at this moment, with a leading full stop. */
export function OpeningStatus() {
  const status = useNow((now) => openingStatus(facts.hours, now));
  return status && <span data-screen-only="">{`. ${status}`}</span>;
}
