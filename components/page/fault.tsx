import { useEffect } from "react";

/** The parts of the page that have an error boundary. */
export type Part = "page" | "menu" | "plan" | "photos" | "form";

/** Throws an error in the part of the page that a test has named; only the sites that tests run on have it. */
export function Fault({ part }: { part: Part }) {
  useEffect(() => {
    if (Reflect.get(window, "fault") === part) throw new Error("thrown by the test");
  }, [part]);
  return null;
}
