import type { ComponentProps, ReactNode } from "react";
import type { SlabPreset } from "@/lib/content/services";
import { planTexts } from "@/lib/site";
import { costOf, sentencesOf } from "@/lib/slab";
import styles from "./plan-layout.module.css";

type Props = Pick<SlabPreset, "slab" | "price"> & {
  purpose?: ReactNode;
  drawing: ReactNode;
  size?: ReactNode;
  quote?: ReactNode;
};

/** The parts of the plan in their places. In the exported page, the places of the controls are empty. */
export function PlanLayout({ slab, price, purpose, drawing, size, quote }: Props) {
  return (
    <div className={styles.columns} data-split="">
      <div className={styles.purpose} data-needs-script="">
        {purpose}
      </div>
      {drawing}
      <div className={styles.size} data-stack="" data-needs-script="">
        {size}
      </div>
      <div className={styles.summary} data-stack="">
        <p className={styles.sentences}>
          {sentencesOf(slab).map((sentence) => (
            <span key={sentence}>{`${sentence} `}</span>
          ))}
        </p>
        {price && <p className={styles.cost}>{planTexts.cost(costOf(slab, price))}</p>}
      </div>
      <div className={styles.quote} data-needs-script="">
        {quote}
      </div>
    </div>
  );
}

/** The paper with the drawing, and below it how to use it, or what a press on it has done. */
export function PlanSheet({ message, ...sheet }: ComponentProps<"div"> & { message: ReactNode }) {
  return (
    <div className={styles.paper}>
      <div className={styles.sheet} {...sheet} />
      <div className={styles.message} data-needs-script="">
        {message}
      </div>
    </div>
  );
}
