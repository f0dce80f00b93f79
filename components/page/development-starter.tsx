"use client";

import { useEffect } from "react";

/** Runs in `next dev` the part of the starter that looks after the form. Next loads the scripts itself. */
export function DevelopmentStarter() {
  useEffect(() => {
    import("@/lib/starter/form");
  }, []);
  return null;
}
