"use client";

import { useEffect } from "react";
import { type StockPhoto, stockPhotos } from "@/lib/content/stock-photos";

/** A picture as it was before a fallback replaced it. */
type Original = { src: string; sources: HTMLSourceElement[] };

/**
 * Puts our own file in place of an AVIF that cannot be loaded, and a stock picture, or nothing, in place
 * of our own file. One listener serves the whole page; pictures that failed before scripts had started are
 * found when it starts.
 *
 * A failure may mean a missing file, or just a minute without a network: when the network is back, the
 * original pictures are tried again.
 */
export function ImageFallbacks() {
  useEffect(() => {
    const originals = new WeakMap<HTMLImageElement, Original>();

    const onFailure = (image: HTMLImageElement) => {
      const sources = [...(image.parentElement?.querySelectorAll("source") ?? [])];
      if (!originals.has(image)) originals.set(image, { src: image.src, sources });
      showNextBest(image, sources);
    };

    for (const image of document.images) {
      if (image.complete && image.naturalWidth === 0) onFailure(image);
    }
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) onFailure(target);
    };
    const onOnline = () => {
      for (const image of document.images) {
        const original = originals.get(image);
        if (!original) continue;
        for (const source of original.sources) image.before(source);
        image.hidden = false;
        image.src = original.src;
      }
    };
    // Error events of pictures do not bubble: listen in the capture phase.
    document.addEventListener("error", onError, true);
    addEventListener("online", onOnline);
    return () => {
      document.removeEventListener("error", onError, true);
      removeEventListener("online", onOnline);
    };
  }, []);
  return null;
}

/** If its result fails too, an event follows. */
function showNextBest(image: HTMLImageElement, sources: HTMLSourceElement[]) {
  // A deploy while a page is open may rename the AVIF, but not our own file.
  for (const source of sources) source.remove();
  if (sources.length > 0) return;
  const { fallback } = image.dataset;
  if (fallback === "hide") image.hidden = true;
  const stock = stockPhotos[fallback as StockPhoto];
  // A missing stock picture is left as it is.
  if (stock && image.src !== stock) image.src = stock;
}
