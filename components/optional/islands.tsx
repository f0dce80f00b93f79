"use client";

import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { useHydrated } from "@/lib/use-hydrated";

/** Each in a file of its own, which nobody loads where the fact is not given. */
const Notice = lazy(() => import("./notice").catch(nothing));
const OpeningStatus = lazy(() => import("./opening-status").catch(nothing));

/** They say what holds at this moment, so there is nothing of them in the exported page. */
export const NoticeIsland = () => <AfterHydration of={Notice} />;
export const OpeningStatusIsland = () => <AfterHydration of={OpeningStatus} />;

function AfterHydration({ of: Island }: { of: ComponentType }) {
  const hydrated = useHydrated();
  return <Suspense>{hydrated && <Island />}</Suspense>;
}

/** In place of what did not load: the page is whole without it. */
function nothing(cause: unknown) {
  console.error(cause);
  return { default: (): ReactNode => null };
}
