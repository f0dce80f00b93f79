"use client";

import { clsx } from "clsx";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { UsualSlab } from "@/lib/content/services";
import { type Plan, planAt, planOf } from "@/lib/plan/plan";
import { slabText } from "@/lib/plan/sentences";
import { ALL_JOINTS } from "@/lib/plan/slab";
import { PLAN_ID } from "@/lib/plan/url";
import { fillLink } from "@/lib/quote/fill-link";
import { ButtonLink } from "../ui/button";
import { PlanKinds, PlanSize } from "./plan-controls";
import { PlanJoints } from "./plan-joints";
import { PlanSummary } from "./plan-summary";
import { PrintedPlan } from "./printed-plan";
import { ShareButton } from "./share-button";
import styles from "./slab-plan.module.css";
import { planTexts } from "./texts";

type Props = { usualSlabs: UsualSlab[] };

/** The drawing of a slab, the controls that change it, and its summary with the price. */
export function SlabPlan({ usualSlabs }: Props) {
  const [plan, setPlan] = useState(() => planOf(usualSlabs[0] as UsualSlab));
  const { usual, slab } = plan;
  const { planAtTouch, isPinch } = useTouches(plan, setPlan);
  const change = (part: Partial<Plan>) => {
    if (!isPinch.current) setPlan({ ...plan, ...part, isChanged: true });
  };

  // Only the browser knows the URL, so the exported page shows the first usual slab. This is a layout effect, because in
  // an effect each `Reveal` measures what is below the window, and the plan must not be hidden and rise.
  useLayoutEffect(() => {
    const linked = planAt(location.search, usualSlabs);
    if (!linked) return;
    setPlan(linked);
    showOpened();
  }, [usualSlabs]);

  return (
    <>
      {/* After a reload or Back, browsers put the last values into controls, and React keeps what it finds there: they
          would show another slab than the drawing. A form tells them not to, for all of its controls. */}
      <form
        className={clsx("split", styles.columns)}
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
        // A finger that scrolls the page may begin on a slider, and Chromium moves the slider to it at once. The browser
        // then cancels the touch, and the plan is what it was before.
        onPointerCancel={() => setPlan(planAtTouch.current)}
      >
        <PlanKinds
          usualSlabs={usualSlabs}
          chosen={usual}
          onChange={(chosen) => change(planOf(chosen))}
        />
        <PlanJoints plan={plan} onChange={(changed) => change({ jointState: changed })} />
        {/* The key drops a number that was left half typed. On iOS a press on a kind leaves the focus in its field. */}
        <PlanSize
          key={usual.kind}
          slab={slab}
          scale={usual.scale}
          onChange={(changed) => change({ slab: changed, jointState: ALL_JOINTS })}
        />
        <PlanSummary plan={plan} />
        <div className={clsx("row", styles.actions)} data-needs-script="">
          <ButtonLink {...fillLink("slab", `${usual.name}, ${slabText(slab, usual)}`)}>
            {planTexts.quote}
          </ButtonLink>
          <ShareButton plan={plan} onShare={() => change({})} />
        </div>
      </form>
      {plan.isChanged && <PrintedPlan plan={plan} />}
    </>
  );
}

/**
 * Brings the plan of a URL into view when the page opens, if the URL's fragment was lost or changed on its way. After a
 * reload or Back, and if the visitor reads something else by now, the page stays where it is.
 */
function showOpened() {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (navigation?.type === "navigate" && scrollY === 0 && !document.querySelector(":target"))
    document.getElementById(PLAN_ID)?.scrollIntoView({ behavior: "instant" });
}

/**
 * Keeps the plan as it was at the first touch while several fingers zoom the page: a slider under one of them follows it.
 *
 * @returns the plan at the last first touch, and whether more than one finger was down since
 */
function useTouches(plan: Plan, setPlan: (plan: Plan) => void) {
  const planAtTouch = useRef(plan);
  const isPinch = useRef(false);
  useEffect(() => {
    const remember = ({ isPrimary }: PointerEvent) => {
      if (!isPrimary) return;
      planAtTouch.current = plan;
      // The end of a touch is not heard where its element is gone by then, such as a joint of a slab that went back.
      isPinch.current = false;
    };
    const count = ({ touches }: TouchEvent) => {
      if (touches.length === 0) isPinch.current = false;
      if (touches.length < 2) return;
      isPinch.current = true;
      setPlan(planAtTouch.current);
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    addEventListener("pointerdown", remember, { signal });
    for (const type of ["touchstart", "touchend", "touchcancel"] as const)
      addEventListener(type, count, { signal });
    return () => listeners.abort();
  }, [plan, setPlan]);
  return { planAtTouch, isPinch };
}
