import { type RefObject, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

/**
 * Lets a photo be zoomed by a press.
 *
 * @param stage what holds the photo, and is scrolled while it is zoomed
 * @returns `zoomed`: whether the photo is; `pinched`: whether two fingers have zoomed the page; `zoom`, which
 *   zooms in or out around the spot that was pressed, or else around the photo's middle; `reset`
 */
export function useZoom(stage: RefObject<HTMLElement | null>) {
  const [zoomed, setZoomed] = useState(false);
  const pinched = useSyncExternalStore(
    watchViewport,
    () => (window.visualViewport?.scale ?? 1) > 1.01,
  );

  const zoom = (spot?: { clientX: number; clientY: number }) => {
    const image = stage.current?.querySelector("picture:not([hidden]) > img");
    if (!image) return;
    const small = image.getBoundingClientRect();
    const x = spot?.clientX ?? small.left + small.width / 2;
    const y = spot?.clientY ?? small.top + small.height / 2;
    flushSync(() => setZoomed(!zoomed));
    const large = image.getBoundingClientRect();
    const scale = large.width / small.width;
    stage.current?.scrollBy(
      large.left + (x - small.left) * scale - x,
      large.top + (y - small.top) * scale - y,
    );
  };

  return { zoomed, pinched, zoom, reset: () => setZoomed(false) };
}

function watchViewport(onChange: () => void) {
  window.visualViewport?.addEventListener("resize", onChange);
  return () => window.visualViewport?.removeEventListener("resize", onChange);
}
