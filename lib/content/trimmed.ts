/** Characters that nobody sees, and that come with a copied text: marks of its direction, and spaces without a width. */
const INVISIBLE = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Spaces at which no line breaks, as word processors write them: the page's lines would break inside words instead. */
const UNBREAKING = /[\u00a0\u2007\u202f]/g;

/**
 * The data of one of the owner's files without invisible characters, with usual spaces alone, and without any around its
 * texts: a phone's keyboard adds one after a word that it suggests. Each file has one module that reads it, because a
 * module for all of them would bring every file to the browser, which needs the facts alone.
 *
 * @param emptyText what stands for an empty text: it is left out, unless the check has to see it
 */
export const trimmed = <Data>(data: Data, emptyText?: ""): Data =>
  JSON.parse(JSON.stringify(data), (_, value) =>
    typeof value === "string"
      ? value.replace(INVISIBLE, "").replace(UNBREAKING, " ").trim() || emptyText
      : value,
  );
