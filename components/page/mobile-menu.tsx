"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { MENU_ID } from "@/lib/page-contract";
import { controlNames } from "@/lib/site";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import styles from "./mobile-menu.module.css";

/** Windows in which the entries are in the bar, or the bar is not fixed. The style sheets have the same limits. */
const WIDE_OR_SHORT = "(width >= 64rem) or (height < 30rem)";

/**
 * The list of the top bar: a native popover on small screens, so that it opens without scripts, and
 * a plain row on wide ones. This component closes it after a choice, when the focus leaves it and when
 * the window becomes wide or short, and keeps `aria-expanded` up to date.
 */
export function MobileMenu({ children }: { children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  // Undefined in the exported page: the list may be opened before a script can set `aria-expanded`.
  const [open, setOpen] = useState<boolean>();

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const showState = () => setOpen(element.matches(":popover-open"));
    const wideOrShort = matchMedia(WIDE_OR_SHORT);
    const close = () => element.hidePopover();
    // The open list would cover the focused element.
    const closeIfLeft = ({ target }: FocusEvent) => {
      if (!element.parentElement?.contains(target as Node)) close();
    };
    showState();
    const listeners = new AbortController();
    const { signal } = listeners;
    element.addEventListener("toggle", showState, { signal });
    element.addEventListener("click", close, { signal });
    document.addEventListener("focusin", closeIfLeft, { signal });
    wideOrShort.addEventListener("change", close, { signal });
    return () => listeners.abort();
  }, []);

  return (
    <>
      <Button
        variant="outline"
        size="small"
        className={styles.toggle}
        popoverTarget={MENU_ID}
        aria-controls={MENU_ID}
        aria-expanded={open}
      >
        <Icon name={open ? "close" : "menu"} />
        <span>{controlNames.menu}</span>
      </Button>
      <div id={MENU_ID} className={styles.list} popover="auto" ref={list}>
        {children}
      </div>
    </>
  );
}
