"use client";

import { lazy, type ReactNode, Suspense } from "react";
import { useHydrated } from "@/lib/use-hydrated";

/** Each in a file of its own, which nobody loads where the fact is not given. */
const Notice = lazy(() => import("./notice").catch(nothing));
const OpeningStatus = lazy(() => import("./opening-status").catch(nothing));

/** They say what holds at this moment, so there is nothing of them in the exported page. */
export const LaterNotice = () => (
  <AfterHydration>
    <Notice />
  </AfterHydration>
);
export const LaterOpeningStatus = (props: { before?: string }) => (
  <AfterHydration>
    <OpeningStatus {...props} />
  </AfterHydration>
);

function AfterHydration({ children }: { children: ReactNode }) {
  const hydrated = useHydrated();
  return <Suspense>{hydrated && children}</Suspense>;
}

/** In place of what did not load: the page is whole without it. */
function nothing(cause: unknown) {
  console.error(cause);
  return { default: (): ReactNode => null };
}
