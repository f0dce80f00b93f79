// Fixed texts of the finishes, the plan and the stamps. The owner's texts are in lib/content.

import { formatFeet } from "./slab";

/** The links beside the chosen finish. */
export const finishTexts = {
  see: "See it on a job",
  ask: "Ask for this finish",
} as const;

type NumberedJoint = { index: number; direction: string; feet: number; from: string };

/** The drawing of the visitor's own slab. What it says of a slab is in `lib/slab.ts`. */
export const planTexts = {
  title: "Draw your slab",
  lead: "Set its size. Then leave a joint out, and see where it cracks.",
  purpose: "What is it for?",
  width: "Width",
  length: "Length",
  feet: (feet: number | string) => `${feet} ft`,
  spoken: (feet: number) => `${feet} feet`,
  thickness: "Thickness",
  inches: (inches: number) => `${inches} inches`,
  /** What drives on a slab, by its thickness in inches. */
  traffic: { 4: "cars", 6: "trucks" },
  joint: ({ index, direction, feet, from }: NumberedJoint, count: number) =>
    `Joint ${index + 1} of ${count}, ${direction}, ${formatFeet(feet)} ft from the ${from}`,
  hint: "Press a joint to leave it out.",
  omitted: (number: number) => `Without joint ${number} it cracks where it likes.`,
  restored: (number: number, count: number) =>
    `Joint ${number} is back. The next crack runs straight inside it.${count > 1 ? " Now press another." : ""}`,
  cost: (range: string) => `Most like it come to ${range}.`,
  quote: "Quote this slab",
} as const;

/** The words on the footer's and the 404 page's stamps. */
export const stampTexts = {
  since: (year: number) => `since ${year}`,
  blank: "Nothing yet",
} as const;
