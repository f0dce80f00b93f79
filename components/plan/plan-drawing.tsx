import type { ReactNode } from "react";
import { planTexts } from "@/lib/site";
import { costOf, type Slab, sentencesOf, summaryOf } from "@/lib/slab";
import styles from "./plan.module.css";
import { type DrawnJoint, geometryOf, type PlanGeometry } from "./plan-geometry";

/** Lines of a finish, as drawings show it: a tile of a pattern. A finish without is blank. */
const HATCHES = [
  {
    finish: /broom/i,
    width: 8,
    height: 47,
    path: "M0 2h8M0 6h8M0 11h8M0 14h8M0 17h8M0 21h8M0 24h8M0 28h8M0 31h8M0 36h8M0 39h8M0 43h8",
  },
  {
    finish: /aggregate|pebble/i,
    width: 44,
    height: 34,
    path: "M6 7a4 3 0 1 1 .1 0M20 12a3 2.5 0 1 1 .1 0M33 8a4.5 3 0 1 1 .1 0M12 24a4 3.5 0 1 1 .1 0M27 25a3.5 2.5 0 1 1 .1 0M39 21a3 3 0 1 1 .1 0M5 33a2.5 2 0 1 1 .1 0M35 33a3 2 0 1 1 .1 0",
  },
  {
    finish: /stamp|ashlar|slate|stone/i,
    width: 96,
    height: 72,
    path: "M0 .5h96M.5 0v24M40.5 0v48M0 24.5h40M40 48.5h56M40 24.5h28M68.5 0v48M68 18.5h28M20.5 24v48M0 48.5h40M60.5 48v24",
  },
];

type Props = {
  slab: Slab;
  geometry?: PlanGeometry;
  /** The name of the finish. */
  finish?: string;
  /** The joints that are left out. */
  omitted?: readonly DrawnJoint[];
  /** What is drawn over the slab. */
  children?: ReactNode;
};

/** A slab seen from above, as an engineer draws it. */
export function PlanDrawing(props: Props) {
  const { slab, geometry = geometryOf(slab), finish = "", omitted = [], children } = props;
  const { sheet, rect, right, bottom, joints, sides } = geometry;
  const { x, y } = rect;
  const hatch = HATCHES.find((one) => one.finish.test(finish));
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      role="img"
      aria-label={summaryOf(slab)}
      data-measured={geometry.measured ? "" : undefined}
    >
      {hatch && (
        <pattern
          id="hatch"
          x={x}
          y={y}
          width={hatch.width}
          height={hatch.height}
          patternUnits="userSpaceOnUse"
          // A slab is broomed across, for grip.
          patternTransform={geometry.upright ? undefined : "rotate(90)"}
        >
          <path d={hatch.path} />
        </pattern>
      )}
      <rect className={styles.slab} {...rect} />
      {hatch && <rect fill="url(#hatch)" {...rect} />}
      {joints.map((joint) => (
        <g
          key={`${joint.from} ${joint.feet}`}
          className={styles.joint}
          data-from={joint.from}
          data-omitted={omitted.includes(joint) || undefined}
        >
          <path d={joint.path} />
          <path className={styles.lip} d={joint.path} />
        </g>
      ))}
      <rect className={styles.outline} {...rect} />
      <g className={styles.dimension}>
        <path
          d={
            `M${x - 8} ${y - 16}H${right + 8}M${x - 16} ${y - 8}V${bottom + 8}` +
            `M${x} ${y - 6}v-16M${right} ${y - 6}v-16M${x - 6} ${y}h-16M${x - 6} ${bottom}h-16`
          }
        />
        {/* The feet of the lines, across their ends. */}
        <path
          strokeWidth="2"
          d={
            `M${x - 5} ${y - 11}l10-10M${right - 5} ${y - 11}l10-10` +
            `M${x - 21} ${y + 5}l10-10M${x - 21} ${bottom + 5}l10-10`
          }
        />
        <text x={x + rect.width / 2} y={y - 24}>
          {planTexts.feet(sides.width)}
        </text>
        <text transform={`translate(${x - 24} ${y + rect.height / 2})rotate(-90)`}>
          {planTexts.feet(sides.height)}
        </text>
        {!geometry.toScale && (
          <text x="16" y={sheet.height - 12} data-note="">
            {planTexts.notToScale}
          </text>
        )}
      </g>
      {children}
    </svg>
  );
}

type SummaryProps = {
  slab: Slab;
  /** The owner's price for a square foot, in dollars. */
  price: { from: number; to: number } | undefined;
  "aria-live"?: "polite";
};

/** The title block of the drawing. */
export function PlanSummary({ slab, price, ...props }: SummaryProps) {
  return (
    <div className={styles.title} {...props}>
      <p className={styles.line}>
        {sentencesOf(slab).map((sentence) => (
          <span key={sentence}>{`${sentence} `}</span>
        ))}
      </p>
      {price && <p className={styles.cost}>{planTexts.cost(costOf(slab, price))}</p>}
    </div>
  );
}
