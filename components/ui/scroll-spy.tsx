"use client";

import { useEffect } from "react";
import { MENU_ID } from "@/lib/page-contract";

/** The observed area is the line across the middle of the window. */
const MIDDLE = "-50% 0px -50% 0px";

/** Marks, in the top bar, the entry of the section that is in view. */
export function ScrollSpy() {
  useEffect(() => {
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          // Between two sections, the last one stays marked.
          if (isIntersecting) mark(entryOf(target));
        }
      },
      { rootMargin: MIDDLE },
    );
    for (const section of document.querySelectorAll("main > section")) observer.observe(section);
    return () => observer.disconnect();
  }, []);
  return null;
}

/** The id of a section; one that has no entry of its own belongs to the one before it. */
function entryOf(section: Element): string {
  const before = section.previousElementSibling;
  return section.id || !before ? section.id : entryOf(before);
}

function mark(id: string) {
  for (const entry of document.querySelectorAll(`#${MENU_ID} a`)) {
    if (entry.getAttribute("href") === `#${id}`) entry.setAttribute("aria-current", "true");
    else entry.removeAttribute("aria-current");
  }
}
