import type { ScaleObject } from "@/lib/plan/scale";
import type { JointState, Slab } from "@/lib/plan/slab";
import { PlanCrack } from "./plan-crack";
import styles from "./plan-drawing.module.css";
import { buttonOf, type DrawnJoint, type PlanGeometry, pathOf } from "./plan-geometry";
import { PlanScale } from "./plan-scale";
import { planTexts } from "./texts";

type Props = {
  slab: Slab;
  geometry: PlanGeometry;
  jointState: JointState;
  /** The object that stands on the slab to show its scale. */
  scale: ScaleObject | undefined;
  /** Whether the joints have their numbers. On screen these are buttons. */
  isNumbered?: boolean;
};

/** A slab seen from above, as an engineer draws it. */
export function PlanDrawing({ slab, geometry, jointState, scale, isNumbered }: Props) {
  const { omitted, lastChanged } = jointState;
  const { sheet, sides, rect, joints } = geometry;
  const { x, y, width, height } = rect;
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      // Larger than it is ever shown: style sheets make it smaller, and it keeps its proportion.
      width={2 * sheet.width}
      height={2 * sheet.height}
      role="img"
      aria-label={planTexts.drawing}
    >
      <rect className={styles.slab} {...rect} />
      {scale && <PlanScale object={scale} slab={slab} geometry={geometry} />}
      {joints.map((joint) => (
        <g
          key={`${joint.divides} ${joint.feet}`}
          className={styles.joint}
          data-state={omitted.includes(joint.index) ? "omitted" : undefined}
        >
          <path className={styles.lip} d={pathOf(joint)} />
          <path d={pathOf(joint)} />
        </g>
      ))}
      <rect className={styles.outline} {...rect} />
      <Dimension length={width} feet={sides.width} transform={`translate(${x} ${y})`} />
      <Dimension
        length={height}
        feet={sides.height}
        transform={`translate(${x} ${y + height})rotate(-90)`}
      />
      {joints.map((joint) => {
        const isOmitted = omitted.includes(joint.index);
        if (!isOmitted && joint.index !== lastChanged) return null;
        return (
          <g key={`${joint.index} ${isOmitted}`}>
            {isOmitted && <path className={styles.place} d={pathOf(joint)} />}
            <PlanCrack joint={joint} isOmitted={isOmitted} />
          </g>
        );
      })}
      {isNumbered && joints.map((joint) => <JointNumber key={joint.index} joint={joint} />)}
    </svg>
  );
}

/** The number of a joint, where its button is on screen. */
function JointNumber({ joint }: { joint: DrawnJoint }) {
  const { row, depth } = buttonOf(joint);
  const place = [joint.at, joint.end + (row + 0.5) * depth];
  const [x, y] = joint.orientation === "vertical" ? place : place.reverse();
  return (
    <g className={styles.number} transform={`translate(${x} ${y})`}>
      <circle r="12" />
      <text y="5">{joint.index + 1}</text>
    </g>
  );
}

type DimensionProps = {
  /** The length of the line, in units. */
  length: number;
  feet: number;
  transform: string;
};

/** The length of a side, with its line above it. */
function Dimension({ length, feet, transform }: DimensionProps) {
  return (
    <g className={styles.dimension} transform={transform}>
      <path d={`M-8-16H${length + 8}M0-6v-16M${length}-6v-16`} />
      {/* The ticks at the ends of the line. */}
      <path strokeWidth="2" d={`M-5-11l10-10M${length - 5}-11l10-10`} />
      <text x={length / 2} y="-24">
        {planTexts.feet(feet)}
      </text>
    </g>
  );
}
