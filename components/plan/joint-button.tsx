import type { CSSProperties } from "react";
import styles from "./joint-button.module.css";
import { buttonOf, type DrawnJoint, type Sheet, toCqi } from "./plan-geometry";
import { planTexts } from "./texts";

type Props = {
  joint: DrawnJoint;
  sheet: Sheet;
  /** How many joints the slab has. */
  count: number;
  isOmitted: boolean;
  onPress: () => void;
};

/** The button of a joint: its number at the edge of the slab, and a strip that covers the joint. */
export function JointButton({ joint, sheet, count, isOmitted, onPress }: Props) {
  const { row, width, depth, stripLength, stripWidth } = buttonOf(joint);
  const place = {
    "--at": toCqi(joint.at, sheet),
    "--end": toCqi(joint.end, sheet),
    "--row": row,
    "--width": toCqi(width, sheet),
    "--depth": toCqi(depth, sheet),
    "--strip-length": toCqi(stripLength, sheet),
    "--strip-width": toCqi(stripWidth, sheet),
  };
  return (
    <button
      type="button"
      className={styles.joint}
      data-orientation={joint.orientation}
      style={place as CSSProperties}
      aria-label={planTexts.joint(joint, count)}
      aria-pressed={!isOmitted}
      onClick={onPress}
    >
      <span>{joint.index + 1}</span>
    </button>
  );
}
