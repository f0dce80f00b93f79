import { type ReactNode, useEffect, useState } from "react";
import { openingStatus } from "@/lib/local-time";
import { facts } from "@/lib/site";

/** How often the clock is looked at, in milliseconds. */
const LOOK_MS = 30_000;

const statusNow = () => openingStatus(facts.hours, new Date(), facts.timeZone);

/** Whether somebody answers the phone at this moment; `before` is what parts it from a text before it. */
export default function OpeningStatus({ before = "" }: { before?: string }): ReactNode {
  const [status, setStatus] = useState(statusNow);

  useEffect(() => {
    const timer = setInterval(() => setStatus(statusNow()), LOOK_MS);
    return () => clearInterval(timer);
  }, []);

  return <span data-screen-only="">{before + status}</span>;
}
