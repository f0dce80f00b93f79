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
        // Between two sections, the last one stays marked.
        if (!seen) return;
        const id = idOf(seen.target);
        for (const entry of entries) entry.ariaCurrent = entry.hash === `#${id}` ? "true" : null;
      },
      { rootMargin: MIDDLE },
    );
    for (const section of document.querySelectorAll("main > section")) observer.observe(section);
    return () => observer.disconnect();
  }, []);
  return null;
}

/** The id of a section. One without an id belongs to the section before it. */
const idOf = (section: Element | null): string =>
  section ? section.id || idOf(section.previousElementSibling) : "";
