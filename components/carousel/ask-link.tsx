import type { ComponentProps } from "react";
import { quoteLink } from "@/lib/page-contract";
import { projects } from "@/lib/site";

type Props = ComponentProps<"a"> & { kind: string; caption: string };

/** Leads to the form, which takes the text into the project description. */
export function AskLink({ kind, caption, ...props }: Props) {
  return (
    <a {...quoteLink(kind, projects.askText(caption))} {...props}>
      {projects.ask}
    </a>
  );
}
