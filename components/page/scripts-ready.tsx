"use client";

import { useEffect } from "react";
import { SCRIPTS_ATTRIBUTE } from "@/lib/browser/shared-names";

/**
 * Tells style sheets and the starter that React has taken over the page. React runs effects in the order of the elements,
 * so this is the last one of the exported page.
 */
export function ScriptsReady() {
  useEffect(() => {
    // In `next dev` there is no starter, and Next loads the scripts itself. So the starter's listeners begin here.
    if (process.env.NODE_ENV === "development") import("@/lib/starter/page-listeners");
    document.documentElement.setAttribute(SCRIPTS_ATTRIBUTE, "ready");
  }, []);
  return null;
}
