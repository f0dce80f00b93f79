/** What has become of a joint: it is taken out, or back with a crack inside. */
export type JointChange = "omitted" | "restored";

/** The joints that have changed, by their index. The joint that changed last is the last entry. */
export type JointChanges = ReadonlyMap<number, JointChange>;

export const NO_CHANGES: JointChanges = new Map();

/** The joint that changed last, and what has become of it; undefined if none has changed. */
export const latestIn = (changes: JointChanges): [index: number, change: JointChange] | undefined =>
  [...changes].at(-1);

/** Adds a change, which becomes the last entry. */
export function withChange(
  changes: JointChanges,
  index: number,
  change: JointChange,
): JointChanges {
  const others = [...changes].filter(([other]) => other !== index);
  return new Map([...others, [index, change]]);
}

/** The indexes of the joints that are taken out, in order. */
export const omittedIn = (changes: JointChanges): number[] =>
  [...changes]
    .filter(([, change]) => change === "omitted")
    .map(([index]) => index)
    .sort((one, other) => one - other);
