import type { CSSProperties } from "react";
import styles from "./joint-button.module.css";
import { buttonOf, type DrawnJoint, type Sheet } from "./plan-geometry";
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
  /** A length on the sheet in `cqi`, percent of the sheet's width. */
  const toCqi = (units: number) => `${(100 * units) / sheet.width}cqi`;
  const place = {
    "--at": toCqi(joint.at),
    "--end": toCqi(joint.end),
    "--row": row,
    "--width": toCqi(width),
    "--depth": toCqi(depth),
    "--strip-length": toCqi(stripLength),
    "--strip-width": toCqi(stripWidth),
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
