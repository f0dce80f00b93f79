/**
 * The data of one of the owner's files without spaces around its texts: a phone's keyboard adds one after a word that
 * it suggests. Whoever reads such a file reads it by this.
 */
export const trimmed = <Data>(data: Data): Data =>
  JSON.parse(JSON.stringify(data), (_, value) =>
    typeof value === "string" ? value.trim() : value,
  );
