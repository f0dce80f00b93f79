import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Reveal } from "./reveal";
import styles from "./section.module.css";

/** One without an id, which no link leads to, says itself what its heading is. */
type Named = { id: string } | { "aria-labelledby": string };

type SectionProps = ComponentProps<"section"> &
  Named & {
    /** For one with pictures: whether it comes right after the first screen, whose pictures are first, or far below. */
    "data-deferred"?: "next" | "far";
    /** Puts its two children beside each other, across the joint, where there is room. */
    split?: boolean;
  };

/** A section of the page. The heading inside it is a `SectionHead` with the same id. */
export function Section({ split, className, ...props }: SectionProps) {
  return (
    <section
      className={clsx(styles.section, split && "split", className)}
      aria-labelledby={`${props.id}-title`}
      {...props}
    />
  );
}

type HeadProps = {
  id: string;
  title: string;
  lead?: ReactNode;
  /** Puts the lead beside the heading, across the joint, where there is room. */
  split?: boolean;
};

export function SectionHead({ id, title, lead, split }: HeadProps) {
  return (
    <Reveal className={clsx(styles.head, split && "split")}>
      <h2 id={`${id}-title`}>{title}</h2>
      {lead && <p className="lead">{lead}</p>}
    </Reveal>
  );
}
