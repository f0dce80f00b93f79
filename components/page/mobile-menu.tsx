"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { MENU_ID } from "@/lib/browser/shared-names";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import styles from "./mobile-menu.module.css";
import { pageControlNames } from "./texts";

/** In these windows the bar shows its entries without the menu. The style sheets use the same width. */
const WIDE = "(width >= 64rem)";

/**
 * The list of the top bar: a native popover on small screens, so that it opens without scripts, and
 * a plain row on wide ones. The starter closes it after a choice (lib/starter/close-menu.ts). This component
 * closes it when the focus leaves it and when the window becomes wide, and keeps `aria-expanded` up to date.
 */
export function MobileMenu({ children }: { children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  // Undefined in the exported page: the list may be opened before a script can set `aria-expanded`.
  const [open, setOpen] = useState<boolean>();

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    setOpen(element.matches(":popover-open"));
    const wide = matchMedia(WIDE);
    const close = () => element.hidePopover();
    // The focus has moved to an element outside the `nav`, which the open list may cover.
    const closeIfLeft = ({ target }: FocusEvent) => {
      if (!element.parentElement?.contains(target as Node)) close();
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener("focusin", closeIfLeft, { signal });
    wide.addEventListener("change", close, { signal });
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
        <span>{pageControlNames.menu}</span>
      </Button>
      <div
        ref={list}
        id={MENU_ID}
        className={styles.list}
        popover="auto"
        onToggle={({ newState }) => setOpen(newState === "open")}
      >
        {children}
      </div>
    </>
  );
}
