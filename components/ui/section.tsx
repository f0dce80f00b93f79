import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Reveal } from "./reveal";
import styles from "./section.module.css";

type SectionProps = ComponentProps<"section"> & {
  id: string;
  /** Where there is room, puts the children on the two sides of the page's joint. */
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
  /** Where there is room, puts the heading and the lead on the two sides of the page's joint. */
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
