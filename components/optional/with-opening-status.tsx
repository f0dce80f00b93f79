import type { ReactNode } from "react";
import { facts } from "@/lib/site";
import { LaterOpeningStatus } from "./after-hydration";
import { OptionalStyles } from "./optional-styles";

/** The first steps, and below them whether a call is answered now. */
export function WithOpeningStatus({ children }: { children: ReactNode }) {
  if (facts.hours.length === 0) return children;
  return (
    <div>
      <OptionalStyles />
      {children}
      <div className="opening" data-screen-only="">
        <LaterOpeningStatus />
      </div>
    </div>
  );
}
