import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { plan } from "@/lib/site";
import { feetOf, type Slab } from "@/lib/slab";
import interactive from "./interactive-plan.module.css";
import styles from "./plan.module.css";
import { PlanDrawing } from "./plan-drawing";
import {
  crackOf,
  type Frame,
  geometryOf,
  jointLine,
  MARGIN,
  type PlanGeometry,
} from "./plan-geometry";
import { type JointState, useDemo } from "./use-demo";

/** The joints that are no longer as they were, by index, and the last change. */
export type JointChanges = {
  states: Record<number, JointState>;
  latest?: number;
  byItself?: boolean;
};

type Props = {
  slab: Slab;
  finish: string | undefined;
  changes: JointChanges;
  onChange: (changes: JointChanges) => void;
};

/** The drawing with its joints: buttons that leave one out. A crack shows what it was for. */
export function PlanJoints({ slab, finish, changes, onChange }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  const frame = useFrame(sheet);
  const geometry = geometryOf(slab, frame);
  const { joints } = geometry;
  const { states, latest, byItself } = changes;
  const change = (index: number, state: JointState, byItself: boolean) =>
    onChange({ states: { ...states, [index]: state }, latest: index, byItself });
  const stopDemo = useDemo(sheet, (state) => {
    const middle = Math.floor((joints.length - 1) / 2);
    // Unless the slab has become another one.
    if (joints[middle] && (state === "omitted" || states[middle] === "omitted"))
      change(middle, state, true);
  });

  const seedOf = (index: number) => slab.width * 977 + slab.length * 131 + slab.inches * 17 + index;
  const omitted = joints.flatMap((_, index) => (states[index] === "omitted" ? index : []));
  const messageOf = (index: number) => {
    if (states[index] === "omitted") return plan.omitted(index + 1);
    return byItself ? plan.demonstrated(index + 1) : plan.restored(index + 1);
  };
  const message = latest === undefined ? plan.hint : messageOf(latest);
  return (
    <>
      <div ref={sheet} className={styles.sheet}>
        <PlanDrawing slab={slab} frame={frame} finish={finish} omitted={omitted} />
        <svg className={interactive.cracks} aria-hidden="true">
          {omitted.map((index) => (
            <path key={index} className={interactive.omittedJoint} d={jointLine(geometry, index)} />
          ))}
          {Object.entries(states).map(([index, state]) => (
            <path
              key={`${index} ${state}`}
              className={interactive.crack}
              d={crackOf(geometry, +index, state === "restored", omitted, seedOf(+index))}
              data-from={joints[+index]?.from}
            />
          ))}
        </svg>
        {joints.map(({ direction, feet, from }, index) => (
          <button
            key={`${from} ${feet}`}
            type="button"
            className={interactive.joint}
            data-from={from}
            style={buttonStyle(geometry, index)}
            aria-label={plan.joint(index + 1, joints.length, direction, feetOf(feet), from)}
            aria-pressed={states[index] !== "omitted"}
            onClick={() => {
              stopDemo();
              change(index, states[index] === "omitted" ? "restored" : "omitted", false);
            }}
          >
            <span>{index + 1}</span>
          </button>
        ))}
      </div>
      {/* What a press has done is read out, what happens by itself is not. */}
      <p className={styles.message} role="status" aria-live={byItself ? "off" : "polite"}>
        {joints.length > 0 && <span key={message}>{message}</span>}
      </p>
    </>
  );
}

/** A joint's button stands at its end, beside the slab, and reaches over the joint. */
function buttonStyle({ body, right, bottom, spacing, rows, joints }: PlanGeometry, index: number) {
  const { from, at } = joints[index] ?? { from: "left", at: 0 };
  const gap = spacing[from];
  const size = Math.min(MARGIN, rows[from] === 1 ? gap : gap * 1.5);
  const away = (index % rows[from]) * MARGIN;
  const start = at - size / 2;
  return {
    ...(from === "left"
      ? { left: start, top: bottom + away, width: size, height: MARGIN }
      : { left: right + away, top: start, width: MARGIN, height: size }),
    "--reach": `${(from === "left" ? body.height : body.width) + away}px`,
    "--strip": `${Math.min(MARGIN, gap / 2)}px`,
  };
}

/** The size of the paper, as it is measured. */
function useFrame(sheet: RefObject<HTMLElement | null>): Frame | undefined {
  const [frame, setFrame] = useState<Frame>();
  // Before it is painted: the exported drawing stood in the same place.
  useLayoutEffect(() => {
    const measure = () => {
      const { clientWidth: width = 0, clientHeight: height = 0 } = sheet.current ?? {};
      if (Math.min(width, height) > 2 * MARGIN) setFrame({ width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (sheet.current) observer.observe(sheet.current);
    return () => observer.disconnect();
  }, [sheet]);
  return frame;
}
