"use client";

import { useEffect } from "react";
import { fillFromLinks } from "@/lib/starter/fill-from-links";
import { keepDraft } from "@/lib/starter/keep-draft";
import { SCRIPTS_ATTRIBUTE } from "@/lib/starter/shared-names";

let isStarted = false;

/**
 * Does in `next dev` what the starter does in the exported page (lib/starter/starter.ts), except for loading the
 * scripts and for the thank-you after a native post.
 */
export function DevelopmentStarter() {
  useEffect(() => {
    // React's Strict Mode runs each effect twice, but the listeners must be added once.
    if (isStarted) return;
    isStarted = true;
    document.documentElement.setAttribute(SCRIPTS_ATTRIBUTE, "requested");
    keepDraft();
    fillFromLinks();
  }, []);
  return null;
}
