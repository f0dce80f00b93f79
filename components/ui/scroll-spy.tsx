"use client";

import { useEffect } from "react";
import { MENU_ID } from "@/lib/page-contract";

/** The observed area is the line across the middle of the window. */
const MIDDLE = "-50% 0px -50% 0px";

/** Marks, in the top bar, the entry of the section that is in view. */
export function ScrollSpy() {
  useEffect(() => {
    const entries = document.querySelectorAll<HTMLAnchorElement>(`#${MENU_ID} a[href^='#']`);
    const observer = new IntersectionObserver(
      (changes) => {
        const seen = changes.find(({ isIntersecting }) => isIntersecting);
        // Where a section has no entry, the last one stays marked.
        if (!seen) return;
        for (const entry of entries)
          entry.ariaCurrent = entry.hash === `#${seen.target.id}` ? "true" : null;
      },
      { rootMargin: MIDDLE },
    );
    for (const { hash } of entries)
      observer.observe(document.getElementById(hash.slice(1)) as Element);
    return () => observer.disconnect();
  }, []);
  return null;
}
