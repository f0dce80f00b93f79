import { useInView } from "framer-motion";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { isMotionReduced } from "@/lib/browser/reduced-motion";
import type { Hatch } from "@/lib/content/types";
import { planTexts } from "@/lib/site";
import type { Slab } from "@/lib/slab";
import { type JointStates, PlanDrawing } from "./plan-drawing";
import { type DrawnJoint, geometryOf, MARGIN, type Sheet } from "./plan-geometry";
import styles from "./plan-joints.module.css";
import { PlanSheet } from "./plan-layout";

/** The demonstration leaves a joint out, and puts it back: milliseconds after the plan comes into view. */
const OMIT_AFTER_MS = 600;
const RESTORE_AFTER_MS = 3600;

/** Joints closer than this, in pixels, have their numbers in two rows: 24 px for each (WCAG 2.5.8). */
const ONE_ROW_GAP = 30;
const ROW_DEPTH = 24;

/** What has happened to the joints of a slab. */
type JointChanges = {
  states: JointStates;
  /** The index of the one that changed last. */
  latest?: number;
  /** Whether the visitor has pressed any. Until then it is the demonstration. */
  byVisitor: boolean;
};

/** A slab begins with all its joints. */
export const NO_CHANGES: JointChanges = { states: {}, byVisitor: false };

type Props = {
  slab: Slab;
  hatch: Hatch | undefined;
  changes: JointChanges;
  onChange: (changes: JointChanges) => void;
};

/** The drawing with its joints, each a button that leaves it out. A crack shows its purpose. */
export function PlanJoints({ slab, hatch, changes, onChange }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const [sheet, setSheet] = useState<Sheet>();
  const { states, latest, byVisitor } = changes;
  const geometry = geometryOf(slab, sheet);
  const count = geometry.joints.length;

  // Before paint, so that the exported drawing does not jump.
  useLayoutEffect(() => {
    const measure = () => {
      const { clientWidth: width = 0, clientHeight: height = 0 } = container.current ?? {};
      if (Math.min(width, height) > 2 * MARGIN) setSheet({ width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (container.current) observer.observe(container.current);
    return () => observer.disconnect();
  }, []);

  const seen = useInView(container, { once: true, amount: 0.7 });
  const demonstrated = Math.floor((count - 1) / 2);
  const demonstrate = useEffectEvent((state: "omitted" | "restored") => {
    // A joint that is back was left out before: the visitor may have changed the slab meanwhile.
    const isNext = state === "omitted" ? count > 0 : latest === demonstrated;
    if (isNext && !byVisitor)
      onChange({ states: { [demonstrated]: state }, latest: demonstrated, byVisitor });
  });
  useEffect(() => {
    if (!seen || isMotionReduced()) return;
    const timers = [
      setTimeout(() => demonstrate("omitted"), OMIT_AFTER_MS),
      setTimeout(() => demonstrate("restored"), RESTORE_AFTER_MS),
    ];
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [seen]);

  const press = (index: number) => {
    const state = states[index] === "omitted" ? "restored" : "omitted";
    // The visitor's first press ends the demonstration.
    const others = byVisitor ? states : {};
    onChange({ states: { ...others, [index]: state }, latest: index, byVisitor: true });
  };

  const message = count > 0 && statusText(changes, count);
  return (
    <PlanSheet
      ref={container}
      message={
        <>
          {/* What a press has done is read out. What happens by itself is not. */}
          <p role="status">{byVisitor && message}</p>
          {!byVisitor && <p>{message}</p>}
        </>
      }
    >
      <PlanDrawing slab={slab} geometry={geometry} hatch={hatch} states={states} />
      {geometry.joints.map((joint) => {
        const { index, feet, from, direction } = joint;
        return (
          <button
            key={`${direction} ${feet}`}
            type="button"
            className={styles.joint}
            data-from={from}
            style={buttonStyle(joint)}
            aria-label={planTexts.joint(joint, count)}
            aria-pressed={states[index] !== "omitted"}
            onClick={() => press(index)}
          >
            <span>{index + 1}</span>
          </button>
        );
      })}
    </PlanSheet>
  );
}

function statusText({ states, latest }: JointChanges, count: number): string {
  if (latest === undefined) return planTexts.hint;
  const number = latest + 1;
  return states[latest] === "omitted"
    ? planTexts.omitted(number)
    : planTexts.restored(number, count);
}

/** A joint's button stands at its end, beside the slab, and reaches over the joint. */
function buttonStyle({ index, from, at, start, end, gap }: DrawnJoint) {
  const isClose = gap < ONE_ROW_GAP;
  const size = isClose ? gap * 1.5 : Math.min(MARGIN, gap);
  const depth = isClose ? ROW_DEPTH : MARGIN;
  const away = isClose ? (index % 2) * depth : 0;
  const [beside, beyond] = [at - size / 2, end + away];
  return {
    ...(from === "left"
      ? { left: beside, top: beyond, width: size, height: depth }
      : { left: beyond, top: beside, width: depth, height: size }),
    "--reach": `${beyond - start}px`,
    "--strip": `${Math.min(MARGIN, gap / 2)}px`,
  };
}
