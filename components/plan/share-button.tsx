import { useState } from "react";
import { replaceUrl } from "@/lib/browser/replace-url";
import { sentencesOf } from "@/lib/plan/sentences";
import type { Slab } from "@/lib/plan/slab";
import { PLAN_ANCHOR } from "@/lib/plan/url";
import { Button } from "../ui/button";
import { Status } from "../ui/status";
import { planTexts } from "./texts";

type Props = {
  slab: Slab;
  /** The query of the slab's URL. */
  query: string;
  onShare: () => void;
};

/** Shares the URL of the slab by the system's own dialog where there is one, or else copies it and says so. */
export function ShareButton({ slab, query, onShare }: Props) {
  /** What came of the last press, and when. */
  const [result, setResult] = useState<{ query: string; message?: string; at: number }>();

  const share = async () => {
    // Where copying is not allowed, the visitor copies the same URL from the address bar.
    replaceUrl({ search: query, hash: PLAN_ANCHOR });
    onShare();
    const url = new URL(query + PLAN_ANCHOR, location.href).href;
    const message = await shareOrCopy({ title: sentencesOf(slab)[0], url });
    setResult({ query, message, at: Date.now() });
  };

  return (
    <>
      <Button variant="outline" onClick={share}>
        {planTexts.share}
      </Button>
      {/* The message is about the slab that was shared, so it goes when the slab changes. */}
      <Status announcementKey={result?.at}>{result?.query === query && result.message}</Status>
    </>
  );
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
