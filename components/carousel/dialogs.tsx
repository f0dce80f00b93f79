import { ContactSheet } from "./contact-sheet";
import type { KindFilterProps } from "./kind-filter";
import { Lightbox } from "./lightbox";
import type { SlidePhoto } from "./slide";

export type DialogsProps = {
  /** The dialog that is open. */
  opened: "lightbox" | "sheet";
  slides: SlidePhoto[];
  /** The slide that is shown in the carousel. */
  index: number;
  /** The choice of a kind, which the contact sheet offers, too. */
  choice: KindFilterProps;
  onGo: (index: number) => void;
  onClose: () => void;
};

/** What opens over the page. In a file that is loaded apart, styles included: see lazy-dialogs.tsx. */
export function Dialogs({ opened, choice, ...props }: DialogsProps) {
  return opened === "sheet" ? <ContactSheet choice={choice} {...props} /> : <Lightbox {...props} />;
}
