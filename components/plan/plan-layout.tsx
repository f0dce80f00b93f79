import { clsx } from "clsx";
import type { ReactNode, Ref } from "react";
import type { UsualSlab } from "@/lib/content/services";
import { priceSentence, sentencesOf, slabText } from "@/lib/plan/sentences";
import type { Slab } from "@/lib/plan/slab";
import { fillLink } from "@/lib/quote/fill-link";
import { ButtonLink } from "../ui/button";
import { PlanSize, PlanUsualSlab } from "./plan-controls";
import styles from "./plan-layout.module.css";
import { planTexts } from "./texts";

type Props = {
  usualSlabs: UsualSlab[];
  /** The one that the visitor has begun with. */
  usualSlab: UsualSlab;
  slab: Slab;
  /** The indexes of the joints that the visitor has taken out. */
  omitted?: readonly number[];
  /** The name of the slab's finish; undefined until the visitor has chosen one. */
  finish?: string | undefined;
  drawing: ReactNode;
  share: ReactNode;
  /** The latest summary that has not changed for half a second. While it is the present one, it is announced. */
  debouncedSummary?: string | undefined;
  /** In the exported page these two are undefined, and the controls are disabled. */
  onUsualSlab?: (usualSlab: UsualSlab) => void;
  onSlab?: (slab: Slab) => void;
};

/** The drawing of a slab, the controls that change it, and its summary with the price. */
export function PlanLayout(props: Props) {
  const { usualSlabs, usualSlab, slab, omitted = [], finish, debouncedSummary } = props;
  const { name, scale } = usualSlab;
  const sentences = sentencesOf(slab, omitted);
  const price = priceSentence(slab, usualSlab);
  const fill = { slab: slabText(slab, usualSlab, omitted), what: name, finish };
  return (
    <div className={clsx("split", styles.columns)}>
      <PlanUsualSlab usualSlabs={usualSlabs} chosen={usualSlab} onChange={props.onUsualSlab} />
      {props.drawing}
      <PlanSize slab={slab} scale={scale} onChange={props.onSlab} />
      <div className={clsx("stack", styles.summary)}>
        {/* While a slider moves, screen readers must not announce each summary. When it has not changed for 500 ms, the
            paragraph becomes live, and the new keys make new elements of its sentences, because screen readers announce
            what is added to a live element. */}
        <p
          className={styles.sentences}
          role="status"
          aria-live={debouncedSummary === sentences.join(" ") ? "polite" : "off"}
        >
          {sentences.map((sentence) => (
            <span key={`${sentence} ${debouncedSummary}`}>{`${sentence} `}</span>
          ))}
        </p>
        {price && <p className={styles.price}>{price}</p>}
      </div>
      <div className={clsx("row", styles.actions)} data-needs-script="">
        <ButtonLink {...fillLink(fill)}>{planTexts.quote}</ButtonLink>
        {props.share}
      </div>
    </div>
  );
}

type SheetProps = {
  ref?: Ref<HTMLDivElement>;
  /** How to use the drawing, or what a press on it has done. */
  message?: ReactNode;
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
