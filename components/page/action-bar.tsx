"use client";

import { useEffect, useState } from "react";
import { FORM_ID } from "@/lib/page-contract";
import { controlNames } from "@/lib/site";
import { QuoteAndCall } from "../ui/quote-and-call";
import styles from "./action-bar.module.css";

/** The same actions elsewhere on the page: while one of them is in view, the bar is hidden. */
const ALTERNATIVES = `[data-actions], #${FORM_ID}`;

/** The two main actions, fixed at the bottom of small screens. */
export function ActionBar() {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const inView = new Set<Element>();
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
      className={styles.bar}
      aria-label={controlNames.actionBar}
      data-state={shown ? "shown" : "hidden"}
      inert={!shown}
      data-screen-only=""
    >
      <QuoteAndCall short />
    </aside>
  );
}
