import { useEffect, useState } from "react";
import { replaceAddress } from "@/lib/browser/replace-address";
import type { SlabPreset } from "@/lib/content/services";
import type { Finish } from "@/lib/content/types";
import { addressOf, readAddress } from "@/lib/plan/address";
import { summaryOf } from "@/lib/plan/sentences";
import type { Slab } from "@/lib/plan/slab";
import { type JointChanges, omittedIn } from "./joint-changes";
import { PlanJoints } from "./plan-joints";
import { PlanLayout } from "./plan-layout";
import { PlanPaper } from "./plan-paper";
import { ShareButton } from "./share-button";
import { useChosenFinish } from "./use-chosen-finish";
import { useDebounced } from "./use-debounced";

export type InteractivePlanProps = {
  presets: SlabPreset[];
  finishes: Pick<Finish, "name" | "hatch">[];
  /** The name of the finish that the page begins with. */
  initialFinish: string | undefined;
};

type Plan = {
  /** The usual slab that the visitor has begun with. */
  preset: SlabPreset;
  slab: Slab;
  changes: JointChanges;
  /** Whether the visitor has changed anything, or come to this slab by its address. */
  touched: boolean;
};

/** The plan with its state: what the visitor has chosen and changed. */
export function InteractivePlan({ presets, finishes, initialFinish }: InteractivePlanProps) {
  const [addressed] = useState(() => readAddress(location.search));
  const [plan, setPlan] = useState(() => initialPlan(presets, addressed));
  const { preset, slab, changes, touched } = plan;
  const finish = useChosenFinish(addressed?.finish);
  const { hatch } = finishes.find(({ name }) => name === (finish ?? initialFinish)) ?? {};
  // The demonstration takes a joint out too, which must not be counted.
  const out = touched ? omittedIn(changes) : [];
  const kind = preset === presets[0] ? undefined : preset.kind;
  const address = addressOf({ slab, kind, finish, out }, location.href);
  const debouncedAddress = useDebounced(address);
  const debouncedSummary = useDebounced(summaryOf(slab, out));

  useEffect(() => {
    const isNew = new URL(debouncedAddress).search !== location.search;
    if (touched && isNew) replaceAddress(debouncedAddress);
  }, [touched, debouncedAddress]);

  const change = (changed: Partial<Plan>) =>
    setPlan({ ...plan, changes: new Map(), ...changed, touched: true });
  const drawn = { slab, hatch, scale: preset.scale, changes, out };
  return (
    <>
      <PlanLayout
        presets={presets}
        preset={preset}
        slab={slab}
        out={out}
        finish={finish}
        debouncedSummary={touched ? debouncedSummary : undefined}
        drawing={
          <PlanJoints
            {...drawn}
            touched={touched}
            onChange={(next, by) =>
              by === "visitor" ? change({ changes: next }) : setPlan({ ...plan, changes: next })
            }
          />
        }
        share={
          <ShareButton
            slab={slab}
            address={address}
            onShare={() => change({ changes: touched ? changes : new Map() })}
          />
        }
        onPreset={(chosen) => change({ preset: chosen, slab: chosen.slab })}
        onSlab={(changed) => change({ slab: changed })}
      />
      {touched && <PlanPaper {...drawn} preset={preset} />}
    </>
  );
}

/** The plan of the page's address, or of the first preset. An unknown kind of work falls back to the first preset. */
function initialPlan(presets: SlabPreset[], addressed: ReturnType<typeof readAddress>): Plan {
  const first = presets[0] as SlabPreset;
  if (!addressed) return { preset: first, slab: first.slab, changes: new Map(), touched: false };
  const { slab, kind, out } = addressed;
  const preset = presets.find((one) => one.kind === kind) ?? first;
  return { preset, slab, changes: new Map(out.map((index) => [index, "omitted"])), touched: true };
}
