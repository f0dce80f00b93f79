"use client";

import { useEffect } from "react";
import { watchInView } from "@/lib/browser/in-view";
import { MENU_ID } from "@/lib/browser/shared-names";

/**
 * Extends the observed area far above the window, and cuts it off at the window's middle. So a section counts as in
 * view as long as its top is above that middle.
 */
const ABOVE_MIDDLE = "1000000px 0px -50% 0px";

/**
 * Marks, in the top bar, the entry of the last section whose top is above the middle of the window, if that section has
 * one.
 */
export function ScrollSpy() {
  useEffect(() => {
    const links = document.querySelectorAll<HTMLAnchorElement>(`#${MENU_ID} a[href^='#']`);
    const sections = [...document.querySelectorAll("main > section")];
    return watchInView(
      sections,
      (inView) => {
        const last = sections.findLast((section) => inView.has(section));
        for (const link of links)
          link.ariaCurrent = last && link.hash === `#${last.id}` ? "true" : null;
      },
      ABOVE_MIDDLE,
    );
  }, []);
  return null;
}
