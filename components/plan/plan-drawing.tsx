import { useId } from "react";
import type { Hatch } from "@/lib/content/types";
import type { ScaleObject } from "@/lib/plan/scale";
import type { JointState, Slab } from "@/lib/plan/slab";
import styles from "./plan-drawing.module.css";
import { crackOf, type PlanGeometry, pathOf } from "./plan-geometry";
import { PlanScale } from "./plan-scale";
import { planTexts } from "./texts";

/** The lines of a hatch: a tile of a pattern, in units. */
const HATCHES: Record<Hatch, { width: number; height: number; path: string }> = {
  broom: {
    width: 8,
    height: 47,
    path: "M0 2h8M0 6h8M0 11h8M0 14h8M0 17h8M0 21h8M0 24h8M0 28h8M0 31h8M0 36h8M0 39h8M0 43h8",
  },
  pebbles: {
    width: 44,
    height: 34,
    path: "M6 7a4 3 0 1 1 .1 0M20 12a3 2.5 0 1 1 .1 0M33 8a4.5 3 0 1 1 .1 0M12 24a4 3.5 0 1 1 .1 0M27 25a3.5 2.5 0 1 1 .1 0M39 21a3 3 0 1 1 .1 0M5 33a2.5 2 0 1 1 .1 0M35 33a3 2 0 1 1 .1 0",
  },
  stones: {
    width: 96,
    height: 72,
    path: "M0 .5h96M.5 0v24M40.5 0v48M0 24.5h40M40 48.5h56M40 24.5h28M68.5 0v48M68 18.5h28M20.5 24v48M0 48.5h40M60.5 48v24",
  },
};

type Props = {
  slab: Slab;
  geometry: PlanGeometry;
  /** The lines that show the finish; undefined for a smooth one. */
  hatch: Hatch | undefined;
  jointState: JointState;
  /** The object that stands on the slab to show its scale. */
  scale: ScaleObject | undefined;
};

/** A slab seen from above, as an engineer draws it. */
export function PlanDrawing({ slab, geometry, hatch, jointState, scale }: Props) {
  const { omitted, lastChanged } = jointState;
  const { sheet, sides, rect, joints } = geometry;
  const { x, y, width, height } = rect;
  // Any numbers that differ from slab to slab: the same slab always has the same cracks.
  const seed = slab.width * 977 + slab.length * 131 + slab.inches * 17;
  const tile = hatch && HATCHES[hatch];
  // The page may have two drawings, because the printed sheet has one of its own. So the id must be unique.
  const hatchId = useId();
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      role="img"
      aria-label={planTexts.drawing}
    >
      {tile && (
        <pattern
          id={hatchId}
          x={x}
          y={y}
          width={tile.width}
          height={tile.height}
          patternUnits="userSpaceOnUse"
          // The lines of the broom run across the slab, because contractors broom it that way for grip.
          patternTransform={geometry.isUpright ? undefined : "rotate(90)"}
        >
          <path d={tile.path} />
        </pattern>
      )}
      <rect className={styles.slab} {...rect} />
      {tile && <rect fill={`url(#${hatchId})`} {...rect} />}
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
            <path
              className={styles.crack}
              d={crackOf(joint, isOmitted, seed + joint.index)}
              // The path runs from top to bottom. For a joint from left to right, x and y are exchanged.
              transform={joint.orientation === "horizontal" ? "matrix(0 1 1 0 0 0)" : undefined}
            />
          </g>
        );
      })}
      {/* Drawn last, because it stands on the slab, and the slab cracks under it. */}
      {scale && <PlanScale object={scale} slab={slab} geometry={geometry} />}
    </svg>
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
