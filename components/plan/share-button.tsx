import { useState } from "react";
import type { Plan } from "@/lib/plan/plan";
import { sentencesOf } from "@/lib/plan/sentences";
import { PLAN_ANCHOR, slabQuery } from "@/lib/plan/url";
import { Button } from "../ui/button";
import { Status } from "../ui/status";
import { planTexts } from "./texts";

type Props = { plan: Plan; onShare: () => void };

/** Shares the URL of the slab by the system's own dialog where there is one, or else copies it and says so. */
export function ShareButton({ plan: { usual, slab, jointState }, onShare }: Props) {
  /** What came of the last press, and when. */
  const [result, setResult] = useState<{ url: string; message?: string; at: number }>();
  const url = slabQuery({ slab, kind: usual.kind, omitted: jointState.omitted }) + PLAN_ANCHOR;

  const share = async () => {
    showInAddressBar(url);
    onShare();
    const message = await shareOrCopy({ title: sentencesOf(slab)[0], url: location.href });
    setResult({ url, message, at: Date.now() });
  };

  return (
    <>
      <Button variant="outline" onClick={share}>
        {planTexts.share}
      </Button>
      {/* The message is about the slab that was shared, so it goes when the slab changes. */}
      <Status announcementKey={result?.at}>{result?.url === url && result.message}</Status>
    </>
  );
}

/**
 * Where copying is not allowed, the visitor copies the URL from the address bar. This calls the browser's own method,
 * because Next's, which `history.replaceState` leads to, would route where an entry has no state of Next's.
 */
function showInAddressBar(url: string) {
  History.prototype.replaceState.call(history, history.state, "", url);
}

/** Returns what to tell the visitor; undefined after the system's own dialog, which needs no word of ours. */
async function shareOrCopy(shared: { title: string; url: string }): Promise<string | undefined> {
  try {
    if (navigator.share) {
      await navigator.share(shared);
      return undefined;
    }
    await navigator.clipboard.writeText(shared.url);
    return planTexts.copied;
  } catch (error) {
    // The visitor has closed the system's dialog without sharing, which is no failure.
    return (error as Error).name === "AbortError" ? undefined : planTexts.notCopied;
  }
}
