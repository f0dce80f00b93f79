"use client";

import { clsx } from "clsx";
import { useEffect, useState } from "react";
import { FORM_ID } from "@/lib/browser/shared-names";
import { QuoteAndCall } from "../ui/quote-and-call";
import styles from "./action-bar.module.css";
import { pageControlNames } from "./texts";

/** The parts of the page that offer the same actions. While one of them is in view, the bar is hidden. */
const ALTERNATIVES = `[data-actions], #${FORM_ID}`;

/** The two main actions, at the foot of small screens. */
export function ActionBar() {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const inView = new Set<Element>();
    // framer-motion's `inView` calls back only when an element comes into view, so it cannot say that none is.
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      setShown(inView.size === 0);
    });
    for (const element of document.querySelectorAll(ALTERNATIVES)) observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <aside
      className={clsx("screen-only", styles.bar)}
      aria-label={pageControlNames.actionBar}
      data-state={shown ? "shown" : "hidden"}
      inert={!shown}
    >
      <QuoteAndCall short />
    </aside>
  );
}
