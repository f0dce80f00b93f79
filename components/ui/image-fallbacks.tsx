"use client";

import { useEffect } from "react";
import { stockPhotos } from "@/lib/stock";

/** What a picture was before something else took its place. */
type Original = { src: string; sources: HTMLSourceElement[]; fallback: string };

/**
 * Puts our own JPEG in place of an AVIF that cannot be loaded, and a stock picture, or nothing, in place
 * of a JPEG. One listener serves the whole page; pictures that failed before scripts had started are
 * found when it starts.
 *
 * A failure may be a minute without a network as well as a missing file: so the picture itself is
 * tried again when the network is back, and the next time that it comes near.
 */
export function ImageFallbacks() {
  useEffect(() => {
    const originals = new Map<HTMLImageElement, Original>();
    // An observer's first report of a picture only says where it is; the later ones say that it moved.
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

    const replace = (image: HTMLImageElement) => {
      const { fallback } = image.dataset;
      const sources = [...(image.parentElement?.querySelectorAll("source") ?? [])];
      // First the JPEG: its name stays when a deploy, during which a page was open, gives the AVIF another.
      // If that fails too, the browser reports it and this runs again. Offline it would fail at once.
      if (sources.length > 0 && navigator.onLine) {
        for (const source of sources) source.remove();
        return;
      }
      if (!fallback) return;
      // Once only: a missing stock picture is left as it is.
      delete image.dataset.fallback;
      originals.set(image, { src: image.src, sources, fallback });
      reported.delete(image);
      comingNear.observe(image);
      // Without a network the stock picture would be missing, too.
      if (navigator.onLine) showFallback(image, fallback);
    };

    const retry = async (image: HTMLImageElement) => {
      const original = originals.get(image);
      if (!original) return;
      // Asked beforehand, so that the stock picture is not taken away for nothing.
      const answer = await fetch(original.src, { method: "HEAD" }).catch(() => undefined);
      const missing = answer && answer.status >= 400 && answer.status < 500;
      if (!answer?.ok && !missing) return;
      // The network and the scroll may both have asked: the first answer settles it.
      if (!originals.delete(image)) return;
      comingNear.unobserve(image);
      if (missing) return showFallback(image, original.fallback);
      for (const source of original.sources) image.before(source);
      image.hidden = false;
      image.dataset.fallback = original.fallback;
      image.src = original.src;
    };

    for (const image of document.images) {
      if (image.complete && image.naturalWidth === 0) replace(image);
    }
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) replace(target);
    };
    const onOnline = () => {
      for (const image of originals.keys()) retry(image);
    };
    // Errors of pictures do not bubble: they are caught on their way down.
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

function showFallback(image: HTMLImageElement, fallback: string) {
  if (fallback === "hide") image.hidden = true;
  if (fallback !== "service" && fallback !== "gallery") return;
  // Without a network they were left: a matching source would win over any new address.
  for (const source of image.parentElement?.querySelectorAll("source") ?? []) source.remove();
  image.src = stockPhotos[fallback];
}
