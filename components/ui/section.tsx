import type { ComponentProps, ReactNode } from "react";
import { Reveal } from "./reveal";
import styles from "./section.module.css";

type SectionProps = ComponentProps<"section"> & {
  /** For one with pictures: whether it comes right after the first screen, whose pictures are first, or far below. */
  "data-deferred"?: "next" | "far";
};

/**
 * A section of the page. The heading inside it is a `SectionHead` with the same id. One without an id, which no link
 * leads to, gives `aria-labelledby` itself.
 */
export function Section(props: SectionProps) {
  return <section className={styles.section} aria-labelledby={`${props.id}-title`} {...props} />;
}

type HeadProps = {
  id: string;
  title: string;
  lead?: ReactNode;
  /** Puts the lead beside the heading, across the joint, where there is room. */
  "data-split"?: "";
};

export function SectionHead({ id, title, lead, ...props }: HeadProps) {
  return (
    <Reveal>
      <div className={styles.head} {...props}>
        <h2 id={`${id}-title`}>{title}</h2>
        {lead && (
          <p className={styles.lead} data-lead="">
            {lead}
          </p>
        )}
      </div>
    </Reveal>
  );
}
