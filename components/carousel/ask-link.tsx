import type { ComponentProps } from "react";
import { smallestOf } from "@/lib/content/published-pictures";
import { quoteLink } from "@/lib/quote/quote-link";
import { projectTexts } from "@/lib/site";
import type { SlidePhoto } from "./slide";

type Props = ComponentProps<"a"> & { slide: SlidePhoto };

/** A link to the form, which then shows the photo and asks for one like it. */
export function AskLink({ slide: { kind, caption, picture }, ...props }: Props) {
  return (
    <a
      {...quoteLink(kind, {
        label: caption,
        text: projectTexts.askText(caption),
        picture: smallestOf(picture),
      })}
      {...props}
    >
      {projectTexts.ask}
    </a>
  );
}
