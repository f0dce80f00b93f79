import { ContactSheet } from "./contact-sheet";
import type { Kind } from "./kind-filter";
import { Lightbox } from "./lightbox";
import type { SlidePhoto } from "./slide";

export type DialogsProps = {
  /** The dialog that is open. */
  opened: "lightbox" | "sheet";
  slides: SlidePhoto[];
  /** The slide that is shown in the carousel. */
  index: number;
  kinds: Kind[];
  onGo: (index: number) => void;
  onClose: () => void;
};

/** What opens over the page. In a file that is loaded apart, styles included: see lazy-dialogs.tsx. */
export function Dialogs({ opened, kinds, ...props }: DialogsProps) {
  return opened === "sheet" ? <ContactSheet kinds={kinds} {...props} /> : <Lightbox {...props} />;
}
