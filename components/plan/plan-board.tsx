import { useEffect, useState } from "react";
import { FINISH_NAME, quoteLink } from "@/lib/page-contract";
import { plan } from "@/lib/site";
import { costOf, type Slab, sizeOf } from "@/lib/slab";
import type { Preset } from "../sections/plan";
import { ButtonLink } from "../ui/button";
import styles from "./plan.module.css";
import { PlanPurpose, PlanSize } from "./plan-controls";
import { PlanLine } from "./plan-drawing";
import { PlanJoints } from "./plan-joints";

/** The plan, as the visitor changes it. */
export function PlanBoard({ presets }: { presets: Preset[] }) {
  const [{ kind, name, price }, setPreset] = useState(presets[0] as Preset);
  const [slab, setSlab] = useState<Slab>((presets[0] as Preset).slab);
  const finish = useFinish();
  const choosePreset = (preset: Preset) => {
    setPreset(preset);
    setSlab(preset.slab);
  };
  const cost = price && plan.cost(costOf(slab, price));
  const text = [sizeOf(slab), cost, finish && plan.finish(finish)].filter(Boolean).join(" ");
  const { width, length } = slab;
  return (
    <div className={styles.board}>
      <PlanPurpose presets={presets} kind={kind} onChange={choosePreset} />
      <div className={styles.paper}>
        <PlanJoints slab={slab} finish={finish} />
      </div>
      <PlanSize slab={slab} onChange={setSlab} />
      <PlanLine slab={slab} price={price} aria-live="polite" />
      <div className={styles.quote}>
        <ButtonLink
          {...quoteLink({
            kind,
            // On one line, in no-break spaces.
            label: `${name}, ${plan.feet(`${width} x ${length}`).replaceAll(" ", "\u00a0")}`,
            text: `${text} `,
            sized: true,
          })}
        >
          {plan.quote}
        </ButtonLink>
      </div>
    </div>
  );
}

/** The name of the finish that is chosen on the slab above: its radio buttons belong to the browser. */
function useFinish(): string | undefined {
  const [finish, setFinish] = useState<string>();
  useEffect(() => {
    const read = () =>
      setFinish(document.querySelector<HTMLInputElement>(`[name='${FINISH_NAME}']:checked`)?.value);
    read();
    document.addEventListener("change", read);
    return () => document.removeEventListener("change", read);
  }, []);
  return finish;
}
