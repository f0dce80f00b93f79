"use client";

import { useEffect } from "react";
import { stockPhotos } from "@/lib/stock";

/**
 * Puts a stock picture, or nothing, in place of a picture that cannot be loaded. One listener serves
 * the whole page; pictures that failed before scripts had started are found when it starts.
 */
export function ImageFallbacks() {
  useEffect(() => {
    for (const image of document.querySelectorAll<HTMLImageElement>("img[data-fallback]")) {
      if (image.complete && image.naturalWidth === 0) replace(image);
    }
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) replace(target);
    };
    // Errors of pictures do not bubble: they are caught on their way down.
    document.addEventListener("error", onError, true);
    return () => document.removeEventListener("error", onError, true);
  }, []);
  return null;
}

/** Once only: the mark is taken off, so that a missing stock picture is left as it is. */
function replace(image: HTMLImageElement) {
  const fallback = image.dataset.fallback;
  delete image.dataset.fallback;
  if (fallback === "hide") image.hidden = true;
  if (fallback !== "service" && fallback !== "gallery") return;
  // A matching source would win over any new address.
  const sources = image.parentElement?.querySelectorAll("source") ?? [];
  for (const source of sources) source.remove();
  image.src = stockPhotos[fallback];
}
