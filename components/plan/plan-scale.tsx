import { placeOf, type ScaleObject } from "@/lib/plan/scale";
import type { Slab } from "@/lib/plan/slab";
import styles from "./plan-drawing.module.css";
import { type PlanGeometry, transformOf } from "./plan-geometry";

/** The pickup seen from above, in feet around its middle, with its front at the top: outline, hood, cab, bed. */
const PICKUP = [
  "M-3.35-8q0-1.75 3.35-1.75T3.35-8V9.75h-6.7z",
  "M-2.2-5l-.4-4M2.2-5l.4-4",
  "M-3-4Q0-5.3 3-4l-.5 2Q0-2.7-2.5-2zV3H3V-4M-2.5-2v4h5v-4M-3 3l.5-1M3 3l-.5-1",
  "M-3 3.5h6v5.8h-6zM-3 5.5h.5v2H-3M3 5.5h-.5v2H3",
];

/** Three of the six chairs, right of the table and above it. */
const CHAIRS =
  "M1.7-2.4H3.2v1.5H1.7M3.5-2.4v1.5M1.7.9H3.2v1.5H1.7M3.5.9v1.5M-.7-3.3v-1H.7v1M-.7-4.6H.7";
const TABLE = "M-1.6-3.2h3.2v6.4h-3.2z";

type Props = { object: ScaleObject; slab: Slab; geometry: PlanGeometry };

/** An object whose size everybody knows, drawn on the slab if it fits. */
export function PlanScale({ object, slab, geometry }: Props) {
  const place = placeOf(slab, object);
  if (!place) return null;
  return (
    <g className={styles.object} data-scale={object} transform={transformOf(place, geometry)}>
      {object === "pickup" ? (
        PICKUP.map((path) => <path key={path} d={path} />)
      ) : (
        <>
          <path d={CHAIRS} />
          <path d={CHAIRS} transform="rotate(180)" />
          <path d={TABLE} />
        </>
      )}
    </g>
  );
}
