/**
 * What has happened to joints, by their index: taken out, or back with a crack inside. The one that changed last is the
 * last entry.
 */
export type JointChanges = ReadonlyMap<number, "omitted" | "restored">;

/** The changes after another one, which comes last. */
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
