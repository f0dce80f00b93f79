import type { ComponentProps } from "react";
import { fillLink } from "@/lib/quote/fill-link";
import type { SlidePhoto } from "./slide-photo";
import { photoTexts } from "./texts";

type Props = ComponentProps<"a"> & { photo: SlidePhoto };

/** A link to the form, which brings the photo into it. */
export function AskLink({ photo: { caption }, ...props }: Props) {
  return (
    <a {...fillLink("photo", caption)} {...props}>
      {photoTexts.ask}
    </a>
  );
}
