import type { ComponentProps } from "react";
import { smallestOf } from "@/lib/content/published-pictures";
import { quoteLink } from "@/lib/quote/quote-link";
import { projectTexts } from "@/lib/site";
import type { SlidePhoto } from "./slide-photo";

type Props = ComponentProps<"a"> & { photo: SlidePhoto };

/** A link to the form, which then shows the photo and asks for one like it. */
export function AskLink({ photo: { kind, caption, picture }, ...props }: Props) {
  return (
    <a
      {...quoteLink({
        topic: {
          label: caption,
          text: projectTexts.askText(caption),
          kind,
          picture: smallestOf(picture),
        },
      })}
      {...props}
    >
      {projectTexts.ask}
    </a>
  );
}
