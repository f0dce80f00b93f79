"use client";

import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";
import type { UsualSlab } from "@/lib/content/services";
import { type Plan, planAt, planOf } from "@/lib/plan/plan";
import { slabText } from "@/lib/plan/sentences";
import { ALL_JOINTS } from "@/lib/plan/slab";
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
  const planAtTouch = useRef(plan);
  const change = (part: Partial<Plan>) => setPlan({ ...plan, ...part, isChanged: true });

  // Only the browser knows the URL, so the exported page shows the first usual slab.
  useEffect(() => {
    const linked = planAt(location.search, usualSlabs);
    if (linked) setPlan(linked);
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
        onPointerDown={() => {
          planAtTouch.current = plan;
        }}
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
