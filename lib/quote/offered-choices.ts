import { serviceName, services } from "../content/services";
import { words } from "../content/words";
import type { OfferedChoices } from "./answers";

/** The choices above the description. */
export const offeredChoices: OfferedChoices = {
  ...words.answers,
  what: services.map((service) => {
    const { kind, sizes, counted } = service;
    return { kind, sizes, label: serviceName(service), text: counted.one };
  }),
};
