import { useState } from "react";
import { sentencesOf } from "@/lib/plan/sentences";
import type { Slab } from "@/lib/plan/slab";
import { Button } from "../ui/button";
import { planTexts } from "./texts";

type Props = {
  slab: Slab;
  address: string;
  onShare: () => void;
};

/** Shares the slab's address by the system's own sheet where there is one, or else copies it and says so. */
export function ShareButton({ slab, address, onShare }: Props) {
  const [result, setResult] = useState<{ address: string; message: string }>();

  const share = async () => {
    onShare();
    // The status is emptied first, so that screen readers announce a second copy as well.
    setResult(undefined);
    try {
      if (navigator.share)
        return await navigator.share({ title: sentencesOf(slab)[0], url: address });
      await navigator.clipboard.writeText(address);
      setResult({ address, message: planTexts.copied });
    } catch (error) {
      // The visitor has closed the system's sheet without sharing, which is no failure.
      if ((error as Error).name === "AbortError") return;
      setResult({ address, message: planTexts.notCopied });
    }
  };

  return (
    <>
      <Button variant="outline" onClick={share}>
        {planTexts.share}
      </Button>
      {/* The message is about the slab that was shared, so it goes when the slab changes. */}
      <p role="status">{result?.address === address && <span>{result.message}</span>}</p>
    </>
  );
}
