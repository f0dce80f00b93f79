"use client";

import { useEffect } from "react";
import { stockPhotos } from "@/lib/stock";

/** A picture as it was before a fallback replaced it. */
type Original = {
  src: string;
  sources: HTMLSourceElement[];
  fallback?: string;
  /** The last of its own addresses that failed. */
  failed: string;
};

/**
 * Puts our own JPEG in place of an AVIF that cannot be loaded, and a stock picture, or nothing, in place
 * of a JPEG. One listener serves the whole page; pictures that failed before scripts had started are
 * found when it starts.
 *
 * A failure may mean a missing file, or just a minute without a network: so the original picture is tried
 * again when the network is back, and the next time that it comes near.
 */
export function ImageFallbacks() {
  useEffect(() => {
    const originals = new Map<HTMLImageElement, Original>();
    // An observer's first report of a picture says where it is; only the later ones say that it has moved.
    const reported = new WeakSet<Element>();
    const comingNear = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting && reported.has(target)) retry(target as HTMLImageElement);
          reported.add(target);
        }
      },
      { rootMargin: "50%" },
    );

    const onFailure = (image: HTMLImageElement) => {
      remember(image);
      // Without a network all else would fail at once.
      if (navigator.onLine) showNextBest(image);
    };

    const remember = (image: HTMLImageElement) => {
      const { src, currentSrc, dataset } = image;
      const failed = currentSrc || src;
      const original = originals.get(image);
      // The stock picture's failure says nothing of the original.
      if (original && src === original.src) original.failed = failed;
      if (original) return;
      originals.set(image, { src, sources: sourcesOf(image), fallback: dataset.fallback, failed });
      reported.delete(image);
      comingNear.observe(image);
    };

    const forget = (image: HTMLImageElement) => {
      comingNear.unobserve(image);
      return originals.delete(image);
    };

    const retry = async (image: HTMLImageElement) => {
      const original = originals.get(image);
      if (!original) return;
      // The large view has been closed, or has gone on to other photos.
      if (!image.isConnected) return forget(image);
      // Ask first, so that the fallback is not removed for nothing.
      const answer = await fetch(original.failed, { method: "HEAD" }).catch(() => undefined);
      const missing = answer && answer.status >= 400 && answer.status < 500;
      if (!answer?.ok && !missing) return;
      // The network and the scroll may both have asked: the first answer settles it.
      if (!forget(image)) return;
      if (!missing) restore(image, original);
      else if (image.naturalWidth === 0) showNextBest(image);
    };

    for (const image of document.images) {
      if (image.complete && image.naturalWidth === 0) onFailure(image);
    }
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) onFailure(target);
    };
    const onOnline = () => {
      for (const image of originals.keys()) retry(image);
    };
    // Error events of pictures do not bubble: listen in the capture phase.
    document.addEventListener("error", onError, true);
    addEventListener("online", onOnline);
    return () => {
      comingNear.disconnect();
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
