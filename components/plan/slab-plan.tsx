"use client";

import { clsx } from "clsx";
import { useEffect, useState } from "react";
import { replaceUrl } from "@/lib/browser/replace-url";
import { FORM_ID, TO_CONTACT } from "@/lib/browser/shared-names";
import type { SlabPreset } from "@/lib/content/services";
import { slabText, summaryOf } from "@/lib/plan/sentences";
import { ALL_JOINTS, type JointState, type Slab } from "@/lib/plan/slab";
import { PLAN_ANCHOR, parseSlabQuery, slabQuery } from "@/lib/plan/url";
import { fillLink } from "@/lib/quote/fill-link";
import { ButtonLink } from "../ui/button";
import { PlanPresets, PlanSize } from "./plan-controls";
import { PlanJoints } from "./plan-joints";
import { PlanSummary } from "./plan-summary";
import { PrintedPlan } from "./printed-plan";
import { ShareButton } from "./share-button";
import styles from "./slab-plan.module.css";
import { planTexts } from "./texts";

/** For how long a value must not change until it is announced, or put into the URL, in milliseconds. */
const DEBOUNCE_MS = 500;

/** The anchors that a change of the slab leaves as they are: the plan's own, and those of the form. */
const KEPT_ANCHORS = [PLAN_ANCHOR, TO_CONTACT, `#${FORM_ID}`];

type Props = { presets: SlabPreset[] };

type Plan = {
  /** The preset that the visitor has begun with. */
  preset: SlabPreset;
  slab: Slab;
  jointState: JointState;
};

/**
 * The drawing of a slab, the controls that change it, and its summary with the price. At first it shows an example,
 * which is neither announced nor printed nor in the URL. The visitor gets a plan of their own by opening the URL of one,
 * by a first change, or by sharing the example.
 */
export function SlabPlan({ presets }: Props) {
  const [ownPlan, setOwnPlan] = useState<Plan>();
  const plan = ownPlan ?? startWith(presets[0] as SlabPreset);
  const { preset, slab, jointState } = plan;
  const { omitted, lastChanged } = jointState;
  const query = slabQuery({ slab, kind: preset.kind, omitted });
  const debouncedQuery = useDebounced(ownPlan && query);
  // A change of the slab brings all joints back. After a change of a joint, its own message is announced.
  const isSlabNew = ownPlan && lastChanged === undefined;
  const debouncedSummary = useDebounced(isSlabNew ? summaryOf(slab) : undefined);

  // Only the browser knows the URL, so the exported page shows the example.
  useEffect(() => setOwnPlan(planAt(location.search, presets)), [presets]);

  useEffect(() => {
    if (!debouncedQuery) return;
    const write = () => replaceUrl({ search: debouncedQuery });
    write();
    // Back and Forward change the URL to one that was left before the last change of the slab.
    addEventListener("popstate", write);
    return () => removeEventListener("popstate", write);
  }, [debouncedQuery]);

  const change = (part: Partial<Plan>) => {
    setOwnPlan({ ...plan, ...part });
    if (!KEPT_ANCHORS.includes(location.hash)) replaceUrl({ hash: PLAN_ANCHOR });
  };

  return (
    <>
      {/* After a reload or Back, browsers put the last values into controls, and React keeps what it finds there: they
          would show another slab than the drawing. A form tells them not to, for all of its controls. */}
      <form
        className={clsx("split", styles.columns)}
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
      >
        <PlanPresets
          presets={presets}
          chosen={preset}
          onChange={(chosen) => change(startWith(chosen))}
        />
        <PlanJoints
          slab={slab}
          scale={preset.scale}
          ownState={ownPlan?.jointState}
          onChange={(changed) => change({ jointState: changed })}
        />
        {/* The key drops a number that was left half typed. On iOS a press on a preset leaves the focus in its field. */}
        <PlanSize
          key={preset.kind}
          slab={slab}
          scale={preset.scale}
          onChange={(changed) => change({ slab: changed, jointState: ALL_JOINTS })}
        />
        <PlanSummary slab={slab} preset={preset} omitted={omitted} announced={debouncedSummary} />
        <div className={clsx("row", styles.actions)} data-needs-script="">
          <ButtonLink {...fillLink("slab", `${preset.name}, ${slabText(slab, preset, omitted)}`)}>
            {planTexts.quote}
          </ButtonLink>
          <ShareButton slab={slab} query={query} onShare={() => setOwnPlan(plan)} />
        </div>
      </form>
      {ownPlan && <PrintedPlan {...ownPlan} />}
    </>
  );
}

/** The plan that the choice of a preset begins with. */
const startWith = (preset: SlabPreset): Plan => ({
  preset,
  slab: preset.slab,
  jointState: ALL_JOINTS,
});

/**
 * The plan that a URL leads to; undefined if it has none. If it names no kind of work, or an unknown one, the plan is taken
 * as one of the first preset.
 */
function planAt(query: string, presets: SlabPreset[]): Plan | undefined {
  const linked = parseSlabQuery(query);
  if (!linked) return undefined;
  const { slab, kind, omitted } = linked;
  const preset = presets.find((one) => one.kind === kind) ?? (presets[0] as SlabPreset);
  return { preset, slab, jointState: { omitted, lastChanged: omitted.at(-1) } };
}

/** Debounces a value: returns the latest one that has not changed for half a second. */
function useDebounced<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
