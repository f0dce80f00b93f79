import { useState, useSyncExternalStore } from "react";
import type { SlabPreset } from "@/lib/content/services";
import type { Hatch } from "@/lib/content/types";
import { FINISH_NAME } from "@/lib/page-contract";
import type { Slab } from "@/lib/slab";
import { NO_CHANGES, PlanJoints } from "./plan-joints";
import { PlanLayout } from "./plan-layout";

/** The plan, as the visitor changes it. */
export function InteractivePlan({ presets }: { presets: SlabPreset[] }) {
  const [preset, setPreset] = useState(presets[0] as SlabPreset);
  const [slab, setSlab] = useState(preset.slab);
  const [changes, setChanges] = useState(NO_CHANGES);
  const finish = useSyncExternalStore(subscribeToChanges, chosenFinish);
  const hatch = finish?.dataset.hatch as Hatch | undefined;
  const draw = (changed: Slab) => {
    setSlab(changed);
    setChanges(NO_CHANGES);
  };
  return (
    <PlanLayout
      {...{ presets, preset, slab }}
      finish={finish?.value}
      drawing={<PlanJoints {...{ slab, hatch, changes }} onChange={setChanges} />}
      onPreset={(chosen) => {
        setPreset(chosen);
        draw(chosen.slab);
      }}
      onSlab={draw}
    />
  );
}

const subscribeToChanges = (listener: () => void) => {
  document.addEventListener("change", listener);
  return () => document.removeEventListener("change", listener);
};

/** The radio button of the finish that is chosen in the section above. It is uncontrolled. */
const chosenFinish = () =>
  document.querySelector<HTMLInputElement>(`[name='${FINISH_NAME}']:checked`);
