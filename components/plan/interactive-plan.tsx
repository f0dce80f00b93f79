import { useEffect, useState } from "react";
import type { SlabPreset } from "@/lib/content/services";
import type { Finish } from "@/lib/content/types";
import { FINISH_NAME } from "@/lib/page-contract";
import type { Slab } from "@/lib/slab";
import { PlanJoints, UNTOUCHED } from "./plan-joints";
import { PlanLayout } from "./plan-layout";

export type InteractivePlanProps = {
  presets: SlabPreset[];
  finishes: Pick<Finish, "name" | "hatch">[];
  /** The name of the finish that the page begins with. */
  initialFinish: string | undefined;
};

/** The plan, as the visitor changes it. */
export function InteractivePlan({ presets, finishes, initialFinish }: InteractivePlanProps) {
  const [preset, setPreset] = useState(presets[0] as SlabPreset);
  const [slab, setSlab] = useState(preset.slab);
  const [progress, setProgress] = useState(UNTOUCHED);
  const finish = useChosenFinish();
  const { hatch } = finishes.find(({ name }) => name === (finish ?? initialFinish)) ?? {};
  const draw = (changed: Slab) => {
    setSlab(changed);
    setProgress(UNTOUCHED);
  };
  return (
    <PlanLayout
      presets={presets}
      preset={preset}
      slab={slab}
      finish={finish}
      drawing={<PlanJoints slab={slab} hatch={hatch} progress={progress} onChange={setProgress} />}
      onPreset={(chosen) => {
        setPreset(chosen);
        draw(chosen.slab);
      }}
      onSlab={draw}
    />
  );
}

/** The finish that the visitor has chosen in the section above, if any. Its radio buttons are uncontrolled. */
function useChosenFinish() {
  const [finish, setFinish] = useState<string>();
  useEffect(() => {
    // Chosen before scripts ran. The one that the page begins with was chosen by nobody.
    const early = `[name='${FINISH_NAME}']:checked:not([checked])`;
    setFinish(document.querySelector<HTMLInputElement>(early)?.value);
    const onChange = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.name === FINISH_NAME)
        setFinish(target.value);
    };
    document.addEventListener("change", onChange);
    return () => document.removeEventListener("change", onChange);
  }, []);
  return finish;
}
