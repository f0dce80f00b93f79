import type { ComponentProps } from "react";
import { projects } from "@/lib/site";

type Props = ComponentProps<"a"> & { kind: string; caption: string };

/** Leads to the form, which takes the text into the project description. */
export function AskLink({ kind, caption, ...props }: Props) {
  return (
    <a
      href="#contact"
      data-quote-kind={kind}
      data-quote-text={projects.askText(caption)}
      {...props}
    >
      {projects.ask}
    </a>
  );
}
