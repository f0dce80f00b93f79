"use client";

import { useEffect } from "react";
import { stockPhotos } from "@/lib/stock";

/** A picture as it was before a fallback replaced it. */
type Original = { src: string; sources: HTMLSourceElement[]; fallback?: string };

/**
 * Puts our own JPEG in place of an AVIF that cannot be loaded, and a stock picture, or nothing, in place
 * of a JPEG. One listener serves the whole page; pictures that failed before scripts had started are
 * found when it starts.
 *
 * A failure may mean a missing file, or just a minute without a network: when the network is back, the
 * original pictures are tried again.
 */
export function ImageFallbacks() {
  useEffect(() => {
    const originals = new WeakMap<HTMLImageElement, Original>();

    const onFailure = (image: HTMLImageElement) => {
      const { src, dataset } = image;
      if (!originals.has(image))
        originals.set(image, { src, sources: sourcesOf(image), fallback: dataset.fallback });
      // Without a network every fallback would fail, too.
      if (navigator.onLine) showNextBest(image);
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
        if (original) restore(image, original);
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

function sourcesOf(image: HTMLImageElement): HTMLSourceElement[] {
  return [...(image.parentElement?.querySelectorAll("source") ?? [])];
}

/** If that fails too, another error event follows. */
function showNextBest(image: HTMLImageElement) {
  const sources = sourcesOf(image);
  // A deploy while a page is open may rename the AVIF, but not the JPEG.
  if (sources.length > 0) {
    for (const source of sources) source.remove();
    return;
  }
  const { fallback } = image.dataset;
  // Once only: a missing stock picture is left as it is.
  delete image.dataset.fallback;
  if (fallback === "hide") image.hidden = true;
  if (fallback === "service" || fallback === "gallery") image.src = stockPhotos[fallback];
}

function restore(image: HTMLImageElement, { src, sources, fallback }: Original) {
  for (const source of sources) image.before(source);
  image.hidden = false;
  if (fallback) image.dataset.fallback = fallback;
  image.src = src;
}
