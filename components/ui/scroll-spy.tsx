"use client";

import { useEffect } from "react";

/** The observed area is the line across the middle of the window. */
const MIDDLE = "-50% 0px -50% 0px";

/** Marks, in the top bar, the entry of the section that is in view. */
export function ScrollSpy() {
  useEffect(() => {
    const entryOf = (section: Element) => document.querySelector(`#menu a[href="#${section.id}"]`);
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) entryOf(target)?.setAttribute("aria-current", "true");
          else entryOf(target)?.removeAttribute("aria-current");
        }
      },
      { rootMargin: MIDDLE },
    );
    for (const section of document.querySelectorAll("main > section[id]"))
      observer.observe(section);
    return () => observer.disconnect();
  }, []);
  return null;
}
