import type { ReactNode } from "react";
import { isCurrent } from "@/lib/local-time";
import { facts } from "@/lib/site";

/** What is true for some days only. Not for search engines, which would keep it for longer. */
export default function Notice(): ReactNode {
  const { notice, timeZone } = facts;
  if (!notice || !isCurrent(notice.until, new Date(), timeZone)) return null;
  return (
    <p className="notice" data-nosnippet="" data-screen-only="">
      {notice.text}
    </p>
  );
}
