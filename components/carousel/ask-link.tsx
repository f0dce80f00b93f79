import type { ComponentProps } from "react";
import { quoteLink } from "@/lib/page-contract";
import { projects } from "@/lib/site";

type Props = ComponentProps<"a"> & { kind: string; caption: string };

/** A link to the form, which adds the text to the project description. */
export function AskLink({ kind, caption, ...props }: Props) {
  return (
    <a {...quoteLink({ kind, label: caption, text: projects.askText(caption) })} {...props}>
      {projects.ask}
    </a>
  );
}
