"use client";

import { clsx } from "clsx";
import { useEffect, useState } from "react";
import { watchInView } from "@/lib/browser/in-view";
import { FORM_ID } from "@/lib/browser/shared-names";
import { QuoteAndCall } from "../ui/quote-and-call";
import styles from "./action-bar.module.css";
import { pageControlNames } from "./texts";

/** The parts of the page that offer the same actions. While one of them is in view, the bar is hidden. */
const ALTERNATIVES = `[data-actions], #${FORM_ID}`;

/** The two main actions, fixed at the bottom of small screens. */
export function ActionBar() {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const alternatives = document.querySelectorAll(ALTERNATIVES);
    return watchInView(alternatives, (inView) => setShown(inView.size === 0));
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
