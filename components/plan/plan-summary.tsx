import { clsx } from "clsx";
import type { SlabPreset } from "@/lib/content/services";
import { priceSentence, sentencesOf } from "@/lib/plan/sentences";
import type { Slab } from "@/lib/plan/slab";
import { Status } from "../ui/status";
import styles from "./plan-summary.module.css";
import { planTexts } from "./texts";

type Props = {
  slab: Slab;
  preset: SlabPreset;
  /** The indexes of the joints that the visitor has taken out. */
  omitted: readonly number[];
  /** What screen readers announce: the sentences as one line, debounced; undefined while there is nothing to announce. */
  announced: string | undefined;
};

/** What a slab needs, in sentences, and its price. */
export function PlanSummary({ slab, preset, omitted, announced }: Props) {
  const price = priceSentence(slab, preset);
  return (
    <div className={clsx("stack", styles.summary)}>
      <p className={styles.sentences}>
        {sentencesOf(slab, omitted).map((sentence) => (
          <span key={sentence}>{`${sentence} `}</span>
        ))}
      </p>
      {/* While a slider moves, screen readers must not announce each summary. So they get a copy, which follows once the
          summary has not changed for half a second. */}
      <Status className="visually-hidden">{announced}</Status>
      {price && <p className={styles.price}>{price}</p>}
      <p className="note">{planTexts.price}</p>
    </div>
  );
}
