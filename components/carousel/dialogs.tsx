import type { ReactNode } from "react";
import { ContactSheet } from "./contact-sheet/contact-sheet";
import type { Kind } from "./kind-filter";
import { Lightbox } from "./lightbox/lightbox";
import type { SlidePhoto } from "./slide";

export type DialogsProps = {
  /** The dialog that is open. */
  opened: "lightbox" | "sheet";
  slides: SlidePhoto[];
  /** The slide that is shown in the carousel. */
  index: number;
  kinds: Kind[];
  /** The choice of a kind. Passed in, so that this file does not contain its code a second time. */
  filter: ReactNode;
  onGo: (index: number) => void;
  onClose: () => void;
};

/** The open dialog. This file is loaded on demand, with its styles: see lazy-dialogs.tsx. */
export function Dialogs({ opened, kinds, filter, ...props }: DialogsProps) {
  if (opened === "sheet") return <ContactSheet kinds={kinds} filter={filter} {...props} />;
  return <Lightbox {...props} />;
}
