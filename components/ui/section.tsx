import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Reveal } from "./reveal";
import styles from "./section.module.css";

type SectionProps = ComponentProps<"section"> & { id: string };

/** A section of the page. The heading inside it is a `SectionHead` with the same id. */
export function Section({ className, ...props }: SectionProps) {
  return (
    <section
      className={clsx("jointed", styles.section, className)}
      aria-labelledby={`${props.id}-title`}
      {...props}
    />
  );
}

type HeadProps = {
  id: string;
  title: string;
  lead?: ReactNode;
  className?: string;
};

export function SectionHead({ id, title, lead, className }: HeadProps) {
  return (
    <Reveal className={clsx(styles.head, className)}>
      <h2 id={`${id}-title`}>{title}</h2>
      {lead && <p className="lead">{lead}</p>}
    </Reveal>
  );
}
