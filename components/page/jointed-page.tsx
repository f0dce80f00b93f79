import type { ReactNode } from "react";

/** The page between its bars, and the one joint that runs through all of it: app/joint.css. */
export function JointedPage({ children }: { children: ReactNode }) {
  return (
    <div className="jointed-page">
      {/* First, so that it is painted with the first screen, before the rest of the page has arrived. */}
      <div className="joint" />
      {children}
    </div>
  );
}
