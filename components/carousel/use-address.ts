import { useEffect, useEffectEvent } from "react";
import { flushSync } from "react-dom";
import type { SlidePhoto } from "./slide";

type Actions = { onPhoto: (index: number) => void; onKind: (kind: string) => void };

/** Shows what the address names, now and whenever it changes. The browser itself has scrolled to it. */
export function useAddress(slides: SlidePhoto[], { onPhoto, onKind }: Actions) {
  const follow = useEffectEvent(() => {
    const id = location.hash.slice(1);
    const photo = slides.findIndex((slide) => slide.id === id);
    const work = slides.find((slide) => slide.workId === id);
    if (photo < 0 && !work) return;
    const show = () => (work ? onKind(work.kind) : onPhoto(photo));
    if (document.getElementById(id)) return show();
    // The chosen kind does not include it: show it first, then scroll to it in the browser's place.
    flushSync(show);
    document.getElementById(id)?.scrollIntoView();
  });

  useEffect(() => {
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
}
