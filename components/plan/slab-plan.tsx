"use client";

import { clsx } from "clsx";
import { useEffect, useState } from "react";
import { replaceAddress } from "@/lib/browser/replace-address";
import { useHydrated } from "@/lib/browser/use-hydrated";
import type { UsualSlab } from "@/lib/content/services";
import type { Finish } from "@/lib/content/types";
import { addressOf, readAddress } from "@/lib/plan/address";
import { slabText, summaryOf } from "@/lib/plan/sentences";
import type { Slab } from "@/lib/plan/slab";
import { fillLink } from "@/lib/quote/fill-link";
import { ButtonLink } from "../ui/button";
import { type JointChanges, NO_CHANGES, omittedIn } from "./joint-changes";
import { PlanSize, PlanUsualSlab } from "./plan-controls";
import { PlanJoints } from "./plan-joints";
import { PlanSummary } from "./plan-summary";
import { PrintedPlan } from "./printed-plan";
import { ShareButton } from "./share-button";
import styles from "./slab-plan.module.css";
import { planTexts } from "./texts";
import { useChosenFinish } from "./use-chosen-finish";
import { useDebounced } from "./use-debounced";

type Props = {
  usualSlabs: UsualSlab[];
  finishes: Pick<Finish, "name" | "hatch">[];
  /** The name of the finish that the page begins with. */
  initialFinish: string | undefined;
};

type Plan = {
  /** The usual slab that the visitor has begun with. */
  usualSlab: UsualSlab;
  slab: Slab;
  jointChanges: JointChanges;
};

/**
 * The drawing of a slab, the controls that change it, and its summary with the price. At first it shows an example,
 * which is neither announced nor printed nor in the address. The visitor gets a plan of their own by opening the address
 * of one, by a first change, or by sharing the example.
 */
export function SlabPlan({ usualSlabs, finishes, initialFinish }: Props) {
  const hydrated = useHydrated();
  const first = usualSlabs[0] as UsualSlab;
  const [ownPlan, setOwnPlan] = useState<Plan>();
  const plan = ownPlan ?? startingPlan(first);
  const { usualSlab, slab, jointChanges } = plan;
  const omitted = omittedIn(jointChanges);
  const finish = useChosenFinish();
  const { hatch } = finishes.find(({ name }) => name === (finish ?? initialFinish)) ?? {};
  const kind = usualSlab === first ? undefined : usualSlab.kind;
  const address = hydrated ? addressOf({ slab, kind, finish, omitted }, location.href) : "";
  const debouncedAddress = useDebounced(ownPlan && address);
  // A change of the slab brings all joints back. After a change of a joint, its own message is announced.
  const isSlabNew = ownPlan && jointChanges.size === 0;
  const debouncedSummary = useDebounced(isSlabNew && summaryOf(slab));

  // Only the browser knows the address, so the exported page shows the example.
  useEffect(() => setOwnPlan(planAt(location.search, usualSlabs)), [usualSlabs]);

  useEffect(() => {
    if (debouncedAddress && new URL(debouncedAddress).search !== location.search)
      replaceAddress(debouncedAddress);
  }, [debouncedAddress]);

  const fill = { slab: slabText(slab, usualSlab, omitted), what: usualSlab.name, finish };
  return (
    <>
      <div className={clsx("split", styles.columns)}>
        <PlanUsualSlab
          usualSlabs={usualSlabs}
          chosen={usualSlab}
          onChange={(chosen) => setOwnPlan(startingPlan(chosen))}
        />
        <PlanJoints
          slab={slab}
          hatch={hatch}
          scale={usualSlab.scale}
          ownChanges={ownPlan?.jointChanges}
          onChange={(changed) => setOwnPlan({ ...plan, jointChanges: changed })}
        />
        <PlanSize
          slab={slab}
          scale={usualSlab.scale}
          onChange={(changed) => setOwnPlan({ ...plan, slab: changed, jointChanges: NO_CHANGES })}
        />
        <PlanSummary
          slab={slab}
          usualSlab={usualSlab}
          omitted={omitted}
          announced={debouncedSummary || undefined}
        />
        <div className={clsx("row", styles.actions)} data-needs-script="">
          <ButtonLink {...fillLink(fill)}>{planTexts.quote}</ButtonLink>
          {/* A visitor who shares the example makes it their own plan, and the address bar then leads to it as well. */}
          <ShareButton slab={slab} address={address} onShare={() => setOwnPlan(plan)} />
        </div>
      </div>
      {ownPlan && <PrintedPlan {...ownPlan} hatch={hatch} />}
    </>
  );
}

/** The plan that the choice of a usual slab begins with. */
const startingPlan = (usualSlab: UsualSlab): Plan => ({
  usualSlab,
  slab: usualSlab.slab,
  jointChanges: NO_CHANGES,
});

/**
 * The plan that an address leads to; undefined if the address has none. If it names no kind of work, or an unknown one,
 * the plan is taken as one of the first usual slab.
 */
function planAt(query: string, usualSlabs: UsualSlab[]): Plan | undefined {
  const addressed = readAddress(query);
  if (!addressed) return undefined;
  const { slab, kind, omitted } = addressed;
  const usualSlab = usualSlabs.find((one) => one.kind === kind) ?? (usualSlabs[0] as UsualSlab);
  return { usualSlab, slab, jointChanges: new Map(omitted.map((index) => [index, "omitted"])) };
}
