import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { plan } from "@/lib/site";
import { feetOf, type Slab } from "@/lib/slab";
import styles from "./plan.module.css";
import board from "./plan-board.module.css";
import { PlanDrawing } from "./plan-drawing";
import { crackOf, type Frame, type Layout, layoutOf } from "./plan-layout";

/** A joint that is left out, or that is back and has the crack inside it. */
type State = "out" | "back";

/** When one joint leaves by itself, and when it comes back, in milliseconds. */
const SHOW: [State, number][] = [
  ["out", 600],
  ["back", 3600],
];

type Changes = { slab: Slab; states: Record<number, State>; latest?: number; byItself?: boolean };

/** The drawing with its joints: buttons that leave one out. A crack shows what it was for. */
export function PlanJoints({ slab, finish }: { slab: Slab; finish: string | undefined }) {
  const sheet = useRef<HTMLDivElement>(null);
  const frame = useFrame(sheet);
  const layout = layoutOf(slab, frame);
  const { joints, paper } = layout;
  const [changes, setChanges] = useState<Changes>({ slab, states: {} });
  // Another slab has all of its joints.
  const { states, latest, byItself } = changes.slab === slab ? changes : { states: {} as never };
  const change = (index: number, state: State, byItself: boolean) =>
    setChanges({ slab, states: { ...states, [index]: state }, latest: index, byItself });
  const stopShow = useShow(sheet, (state) => change(Math.floor(joints.length / 4), state, true));

  const seedOf = (index: number) => slab.width * 977 + slab.length * 131 + slab.inches * 17 + index;
  const said = latest === undefined ? plan.hint : plan[states[latest] ?? "out"](latest + 1);
  return (
    <>
      <div ref={sheet} className={styles.sheet}>
        <div className={board.paper} style={{ inlineSize: paper.width }}>
          <PlanDrawing
            slab={slab}
            frame={frame}
            finish={finish}
            out={joints.flatMap((_, index) => (states[index] === "out" ? index : []))}
          />
          <svg className={board.cracks} aria-hidden="true">
            {Object.entries(states).map(([index, state]) => (
              <path
                key={`${index} ${state}`}
                d={crackOf(layout, +index, state === "back", seedOf(+index))}
                data-run={joints[+index]?.run}
              />
            ))}
          </svg>
          {joints.map(({ run, feet, at }, index) => (
            <button
              key={`${run} ${feet}`}
              type="button"
              className={board.joint}
              data-run={run}
              style={spotOf(layout, run, at)}
              aria-label={plan.joint(index + 1, joints.length, run, feetOf(feet))}
              aria-pressed={states[index] !== "out"}
              onClick={() => {
                stopShow();
                change(index, states[index] === "out" ? "back" : "out", false);
              }}
            >
              <span>{index + 1}</span>
            </button>
          ))}
        </div>
      </div>
      {joints.length > 0 && (
        // What a press has done is read out, what happens by itself is not.
        <p className={styles.said} role="status" aria-live={byItself ? "off" : "polite"}>
          <span key={said}>{said}</span>
        </p>
      )}
    </>
  );
}

/** A joint's button stands at its end, beside the slab, and reaches over the joint. */
function spotOf({ slab, right, bottom, spacing }: Layout, run: "across" | "along", at: number) {
  const size = Math.min(44, spacing[run]);
  const across = run === "across";
  return {
    insetInlineStart: across ? at - size / 2 : right,
    insetBlockStart: across ? bottom : at - size / 2,
    inlineSize: across ? size : 44,
    blockSize: across ? 44 : size,
    "--reach": `${across ? slab.height : slab.width}px`,
    "--strip": `${Math.min(44, spacing[run] / 2)}px`,
  };
}

/** The size of the paper, as it is measured. */
function useFrame(sheet: RefObject<HTMLElement | null>): Frame | undefined {
  const [frame, setFrame] = useState<Frame>();
  // Before it is painted: the exported drawing stood in the same place.
  useLayoutEffect(() => {
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = sheet.current ?? {};
      if (width && height) setFrame({ width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (sheet.current) observer.observe(sheet.current);
    return () => observer.disconnect();
  }, [sheet]);
  return frame;
}

/**
 * Leaves one joint out and puts it back, once, when the drawing comes into view: unless less motion is wanted,
 * or somebody is typing.
 *
 * @returns what stops it
 */
function useShow(sheet: RefObject<HTMLElement | null>, onChange: (state: State) => void) {
  const stop = useRef(() => {});
  const onTime = useEffectEvent(onChange);
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let timers: NodeJS.Timeout[] = [];
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting || document.activeElement?.matches("input, textarea")) return;
        observer.disconnect();
        timers = SHOW.map(([state, after]) => setTimeout(() => onTime(state), after));
      },
      { threshold: 0.7 },
    );
    if (sheet.current) observer.observe(sheet.current);
    stop.current = () => {
      observer.disconnect();
      for (const timer of timers) clearTimeout(timer);
    };
    return () => stop.current();
  }, [sheet]);
  return () => stop.current();
}
