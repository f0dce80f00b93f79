"use client";

import { useEffect } from "react";

/** Runs in `next dev` the starter that a build puts into the exported page (scripts/export/pages.ts). */
export function DevelopmentStarter() {
  useEffect(() => {
    // Next loads the scripts itself.
    Object.assign(globalThis, { PAGE_SCRIPTS: [] });
    import("@/lib/starter/starter");
  }, []);
  return null;
}
