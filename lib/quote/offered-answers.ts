import { services } from "../content/services";
import { words } from "../content/words";
import { capitalized, type OfferedAnswers } from "./answers";

const { sizes = [], ...answers } = words.answers;

/** The answers that are offered above the description: the services, and the owner's words. */
export const offeredAnswers: OfferedAnswers = {
  ...answers,
  what: services.map(({ kind, counted: { one } }) => ({
    kind,
    label: capitalized(one),
    text: one,
  })),
  sizes: Object.fromEntries(sizes.map(({ kind, choices }) => [kind, choices])),
};
