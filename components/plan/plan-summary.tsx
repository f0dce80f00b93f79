import { clsx } from "clsx";
import { useEffect, useState } from "react";
import type { Plan } from "@/lib/plan/plan";
import { priceSentence, sentencesOf, summaryOf } from "@/lib/plan/sentences";
import { Status } from "../ui/status";
import styles from "./plan-summary.module.css";
import { planTexts } from "./texts";

/** For how long a slab must not change until it is announced, in milliseconds. */
const DEBOUNCE_MS = 500;

/** What a slab needs, in sentences, and its price. */
export function PlanSummary({ plan: { usual, slab, jointState, isChanged } }: { plan: Plan }) {
  const { omitted, lastChanged } = jointState;
  const price = priceSentence(slab, usual);
  // A change of the slab brings all joints back. After a change of a joint, its own message is announced.
  const isSlabNew = isChanged && lastChanged === undefined;
  // While a slider moves, screen readers must not announce each summary. So they get a copy, which follows a moment later.
  const announced = useDebounced(isSlabNew ? summaryOf(slab) : undefined);
  return (
    <div className={clsx("stack", styles.summary)}>
      <p className={styles.sentences}>
        {sentencesOf(slab, omitted).map((sentence) => (
          <span key={sentence}>{`${sentence} `}</span>
        ))}
      </p>
      <Status className="visually-hidden">{announced}</Status>
      {price && <p className="title">{price}</p>}
      <p className="note">{planTexts.price}</p>
    </div>
  );
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
