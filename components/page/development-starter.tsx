"use client";

import { useEffect } from "react";
import { fillFromLinks } from "@/lib/early/fill-from-links";
import { keepDraft } from "@/lib/early/keep-draft";
import { SCRIPTS_ATTRIBUTE } from "@/lib/early/shared-names";

/**
 * Does in `next dev` what the starter does in the exported page (lib/early/starter.ts), except for loading the scripts
 * and for the thank-you after a native post. React's Strict Mode runs the effect twice, which does no harm: what is
 * filled in or saved a second time is the same.
 */
export function DevelopmentStarter() {
  useEffect(() => {
    document.documentElement.setAttribute(SCRIPTS_ATTRIBUTE, "requested");
    keepDraft();
    fillFromLinks();
  }, []);
  return null;
}
