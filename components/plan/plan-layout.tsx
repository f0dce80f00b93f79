import { clsx } from "clsx";
import type { ReactNode, Ref } from "react";
import type { SlabPreset } from "@/lib/content/services";
import { fillLink } from "@/lib/quote/fill-link";
import { planTexts } from "@/lib/site";
import { costOf, type Slab, sentencesOf, sizeSentences } from "@/lib/slab";
import { ButtonLink } from "../ui/button";
import { PlanPurpose, PlanSize } from "./plan-controls";
import styles from "./plan-layout.module.css";

type Props = {
  presets: SlabPreset[];
  /** The one that the visitor has begun with. */
  preset: SlabPreset;
  slab: Slab;
  /** The name of its finish; undefined until the visitor has chosen one. */
  finish?: string | undefined;
  drawing: ReactNode;
  /** Without them, as in the exported page, the controls are disabled. */
  onPreset?: (preset: SlabPreset) => void;
  onSlab?: (slab: Slab) => void;
};

/** The drawing of a slab, the controls that change it, and what is said of it. */
export function PlanLayout({ presets, preset, slab, finish, drawing, onPreset, onSlab }: Props) {
  const { name, price } = preset;
  // The owner's price is for the usual thickness.
  const cost = price && slab.inches === preset.slab.inches && planTexts.cost(costOf(slab, price));
  const text = [sizeSentences(slab), cost].filter(Boolean).join(" ");
  return (
    <div className={clsx("split", styles.columns)}>
      <PlanPurpose presets={presets} chosen={preset} onChange={onPreset} />
      {drawing}
      <PlanSize slab={slab} onChange={onSlab} />
      <div className={clsx("stack", styles.summary)}>
        <p className={styles.sentences}>
          {sentencesOf(slab).map((sentence) => (
            <span key={sentence}>{`${sentence} `}</span>
          ))}
        </p>
        {cost && <p className={styles.cost}>{cost}</p>}
      </div>
      <div data-needs-script="">
        <ButtonLink {...fillLink({ slab: text, what: name, finish })}>{planTexts.quote}</ButtonLink>
      </div>
    </div>
  );
}

type SheetProps = {
  ref?: Ref<HTMLDivElement>;
  /** How to use the drawing, or what a press on it has done. */
  message: ReactNode;
  children: ReactNode;
};

/** The paper with the drawing, and a message below it. */
export function PlanSheet({ ref, message, children }: SheetProps) {
  return (
    <div className={styles.paper}>
      <div ref={ref} className={styles.sheet}>
        {children}
      </div>
      <div className={styles.message} data-needs-script="">
        {message}
      </div>
    </div>
  );
}
