import { formatFeet } from "@/lib/plan/sentences";
import type { DrawnJoint } from "./plan-geometry";

/** The fixed texts of the plan. What it says of a slab is in `lib/plan/sentences.ts`. */
export const planTexts = {
  kind: "What is it for?",
  width: "Width",
  length: "Length",
  /** The name of the field beside a slider. */
  inFeet: (side: string) => `${side} in feet`,
  unit: "ft",
  limits: ({ min, max }: { min: number; max: number }) => `${min} to ${max} ft`,
  /** Said when the visitor leaves a number field with a number that is not allowed. */
  corrected: (feet: number) => `Set to ${feet} ft.`,
  feet: (feet: number) => `${feet} ft`,
  spoken: (feet: number) => `${feet} feet`,
  thickness: "Thickness",
  inches: (inches: number) => `${inches} inches`,
  /** The vehicles that a slab holds, by its thickness in inches. */
  traffic: { 4: "for cars", 6: "for heavy trucks" },
  drawing: "Drawing of the slab",
  joint: ({ index, divides, feet, orientation }: DrawnJoint, count: number) => {
    const direction = divides === "length" ? "across" : "along";
    const edge = orientation === "vertical" ? "left" : "top";
    return `Joint ${index + 1} of ${count}, ${direction}, ${formatFeet(feet)} ft from the ${edge}`;
  },
  hint: "Pick a joint to take it out.",
  omitted: (number: number) => `No joint ${number}? It cracks wherever it wants.`,
  restored: (number: number, count: number) =>
    `Joint ${number} is back. Now the crack stays in the joint.${count > 1 ? " Try another." : ""}`,
  /** What the price depends on. */
  price: "Size, thickness, finish, tear-out and access set the price.",
  quote: "Quote this slab",
  share: "Share this slab",
  copied: "Link copied.",
  /** Shown where copying is not allowed. */
  notCopied: "Copy this page's address instead.",
  /** The title of the printed page, by the kind of work. */
  title: (name: string) => `${name}: joint plan`,
  /** Shown below the drawing on paper. */
  ask: "Ask whoever pours it where the joints go.",
} as const;
