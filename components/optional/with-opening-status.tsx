import type { ReactNode } from "react";
import { site } from "@/lib/site";
import { OpeningStatusIsland } from "./islands";
import { OptionalStyles } from "./optional-styles";

/** The first steps, and below them whether a call is answered now. */
export function WithOpeningStatus({ children }: { children: ReactNode }) {
  if (site.hours.length === 0) return children;
  return (
    <div>
      <OptionalStyles />
      {children}
      <div className="opening" data-screen-only="">
        <OpeningStatusIsland />
      </div>
    </div>
  );
}
