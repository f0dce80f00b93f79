import { clsx } from "clsx";
import type { UsualSlab } from "@/lib/content/services";
import { priceSentence, sentencesOf } from "@/lib/plan/sentences";
import type { Slab } from "@/lib/plan/slab";
import styles from "./plan-summary.module.css";

type Props = {
  slab: Slab;
  usualSlab: UsualSlab;
  /** The indexes of the joints that the visitor has taken out. */
  omitted: readonly number[];
  /** The sentences as one line, debounced; undefined while there is nothing to announce. */
  announced: string | undefined;
};

/** What a slab needs, in sentences, and its price. */
export function PlanSummary({ slab, usualSlab, omitted, announced }: Props) {
  const price = priceSentence(slab, usualSlab);
  return (
    <div className={clsx("stack", styles.summary)}>
      <p className={styles.sentences}>
        {sentencesOf(slab, omitted).map((sentence) => (
          <span key={sentence}>{`${sentence} `}</span>
        ))}
      </p>
      {/* Screen readers announce the summary when it has not changed for half a second. While a slider moves, they must
          not announce each one. */}
      <p role="status" className="visually-hidden">
        <span key={announced}>{announced}</span>
      </p>
      {price && <p className={styles.price}>{price}</p>}
    </div>
  );
}
