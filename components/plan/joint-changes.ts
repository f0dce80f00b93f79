/**
 * The joints that have changed, by their index: `omitted` when the joint is taken out, `restored` when it is back with
 * a crack inside. The joint that changed last is the last entry.
 */
export type JointChanges = ReadonlyMap<number, "omitted" | "restored">;

/** Adds a change, which becomes the last entry. */
export function withChange(
  changes: JointChanges,
  index: number,
  state: "omitted" | "restored",
): JointChanges {
  const others = [...changes].filter(([other]) => other !== index);
  return new Map([...others, [index, state]]);
}

/** The indexes of the joints that are taken out, in order. */
export const omittedIn = (changes: JointChanges): number[] =>
  [...changes]
    .filter(([, state]) => state === "omitted")
    .map(([index]) => index)
    .sort((one, other) => one - other);
