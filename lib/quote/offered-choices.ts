import { services } from "../content/services";
import { words } from "../content/words";
import { capitalized, type OfferedChoices } from "./answers";

/** The choices above the description. */
export const offeredChoices: OfferedChoices = {
  ...words.answers,
  what: services.map(({ kind, sizes, counted: { one } }) => ({
    kind,
    sizes,
    label: capitalized(one),
    text: one,
  })),
};
