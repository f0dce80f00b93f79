"use client";

import { useEffect } from "react";
import { type StockPhoto, stockPhotos } from "@/lib/content/stock-photos";

/** A picture as it was before a fallback replaced it. */
type Original = { src: string; sources: HTMLSourceElement[] };

/**
 * Replaces pictures that cannot be loaded: an AVIF by our own JPEG, PNG or WebP, and that file by a stock photo, or by
 * nothing. One listener serves the whole page. Pictures that failed before it was there are found when this
 * component mounts.
 *
 * The cause may be a missing file, or a minute without a network. So the original pictures are requested again when the
 * browser is back online.
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
      // A width of 0 is no proof: older versions of Firefox say so of a drawing without a width of its own, and show it.
      if (image.complete && image.naturalWidth === 0) image.decode().catch(() => onFailure(image));
    }
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) onFailure(target);
    };
    const onOnline = () => {
      for (const image of document.images) {
        const original = originals.get(image);
        if (!original) continue;
        for (const source of original.sources) image.before(source);
        frameOf(image).hidden = false;
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

/** Shows the next file that may be there. If that fails as well, another error event calls this again. */
function showNextBest(image: HTMLImageElement, sources: HTMLSourceElement[]) {
  // Without its sources the image loads `src`, our own file. A deploy while the page is open may have renamed the AVIF,
  // but that file keeps its name.
  for (const source of sources) source.remove();
  if (sources.length > 0) return;
  const stock = stockPhotos[image.dataset.fallback as StockPhoto];
  if (!stock) frameOf(image).hidden = true;
  // Where the stock photo itself is missing, the alternative text stays, because it is the name of the photo's link.
  else if (image.src !== stock) image.src = stock;
}

/** The element that has the picture's size, and would leave a void. The logo is a bare image. */
const frameOf = (image: HTMLImageElement) => image.closest("picture") ?? image;
