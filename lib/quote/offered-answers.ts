import { services } from "../content/services";
import { words } from "../content/words";
import { capitalized, type OfferedAnswers } from "./answers";

/** The answers that are offered above the description. */
export const offeredAnswers: OfferedAnswers = {
  ...words.answers,
  what: services.map(({ kind, sizes, counted: { one } }) => ({
    kind,
    sizes,
    label: capitalized(one),
    text: one,
  })),
};
