import { useEffect, useState } from "react";
import { replaceAddress } from "@/lib/browser/replace-address";
import type { UsualSlab } from "@/lib/content/services";
import type { Finish } from "@/lib/content/types";
import { type AddressedSlab, addressOf, readAddress } from "@/lib/plan/address";
import { summaryOf } from "@/lib/plan/sentences";
import type { Slab } from "@/lib/plan/slab";
import { type JointChanges, NO_CHANGES, omittedIn } from "./joint-changes";
import { PlanJoints } from "./plan-joints";
import { PlanLayout } from "./plan-layout";
import { PrintedPlan } from "./printed-plan";
import { ShareButton } from "./share-button";
import { useChosenFinish } from "./use-chosen-finish";
import { useDebounced } from "./use-debounced";

export type InteractivePlanProps = {
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
 * The plan with its state: what the visitor has chosen and changed. Until the visitor has a plan of their own, by the
 * page's address, by a first change or by sharing, it shows an example, which is neither announced nor printed nor in the address.
 */
export function InteractivePlan({ usualSlabs, finishes, initialFinish }: InteractivePlanProps) {
  const first = usualSlabs[0] as UsualSlab;
  const [addressed] = useState(() => readAddress(location.search));
  const [ownPlan, setOwnPlan] = useState(() => addressed && planAt(addressed, usualSlabs));
  const isOwn = ownPlan !== undefined;
  const plan = ownPlan ?? startingPlan(first);
  const { usualSlab, slab, jointChanges } = plan;
  const omitted = omittedIn(jointChanges);
  const finish = useChosenFinish(addressed?.finish);
  const { hatch } = finishes.find(({ name }) => name === (finish ?? initialFinish)) ?? {};
  const kind = usualSlab === first ? undefined : usualSlab.kind;
  const address = addressOf({ slab, kind, finish, omitted }, location.href);
  const debouncedAddress = useDebounced(address);
  const debouncedSummary = useDebounced(summaryOf(slab, omitted));

  useEffect(() => {
    const isNew = new URL(debouncedAddress).search !== location.search;
    if (isOwn && isNew) replaceAddress(debouncedAddress);
  }, [isOwn, debouncedAddress]);

  return (
    <>
      <PlanLayout
        usualSlabs={usualSlabs}
        usualSlab={usualSlab}
        slab={slab}
        omitted={omitted}
        finish={finish}
        debouncedSummary={isOwn ? debouncedSummary : undefined}
        drawing={
          <PlanJoints
            slab={slab}
            hatch={hatch}
            scale={usualSlab.scale}
            ownChanges={ownPlan?.jointChanges}
            onChange={(changed) => setOwnPlan({ ...plan, jointChanges: changed })}
          />
        }
        // Who shares the example makes it a plan of their own, which the address bar then has.
        share={<ShareButton slab={slab} address={address} onShare={() => setOwnPlan(plan)} />}
        onUsualSlab={(chosen) => setOwnPlan(startingPlan(chosen))}
        onSlab={(changed) => setOwnPlan({ ...plan, slab: changed, jointChanges: NO_CHANGES })}
      />
      {ownPlan && <PrintedPlan {...ownPlan} hatch={hatch} />}
    </>
  );
}

/** The plan with which a choice of a usual slab begins. */
const startingPlan = (usualSlab: UsualSlab): Plan => ({
  usualSlab,
  slab: usualSlab.slab,
  jointChanges: NO_CHANGES,
});

/** The plan of an address. If it names no kind of work, or an unknown one, the first usual slab takes its place. */
function planAt({ slab, kind, omitted }: AddressedSlab, usualSlabs: UsualSlab[]): Plan {
  const usualSlab = usualSlabs.find((one) => one.kind === kind) ?? (usualSlabs[0] as UsualSlab);
  return { usualSlab, slab, jointChanges: new Map(omitted.map((index) => [index, "omitted"])) };
}
