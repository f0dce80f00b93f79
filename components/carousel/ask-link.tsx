import type { ComponentProps } from "react";
import { quoteLink } from "@/lib/page-contract";
import { projects } from "@/lib/site";

type Props = ComponentProps<"a"> & { kind: string; caption: string };

/** A link to the form, which adds the text to the project description. */
export function AskLink({ kind, caption, ...props }: Props) {
  return (
    <a {...quoteLink(kind, projects.askText(caption))} {...props}>
      {projects.ask}
    </a>
  );
}
