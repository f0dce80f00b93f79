"use client";

import { useEffect } from "react";
import { READY_EVENT, SCRIPTS_ATTRIBUTE } from "@/lib/starter/shared-names";

/** Tells style sheets and the starter that React has taken over the page. It is the page's last element. */
export function ScriptsReady() {
  useEffect(() => {
    document.documentElement.setAttribute(SCRIPTS_ATTRIBUTE, "ready");
    dispatchEvent(new Event(READY_EVENT));
  }, []);
  return null;
}
