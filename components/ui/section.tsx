import type { ReactNode } from "react";
import { Reveal } from "./reveal";
import styles from "./section.module.css";

type SectionProps = {
  id: string;
  theme?: "dark" | "concrete";
  /** Two columns, with the joint between them. */
  split?: boolean;
  /** Whether it comes right after the first screen, whose pictures are fetched first, or far below. */
  deferred: "next" | "far";
  /** Whether it is left out on paper. */
  screenOnly?: boolean;
  children: ReactNode;
};

/** A section of the page. The heading inside it is a `SectionHead` with the same id. */
export function Section(props: SectionProps) {
  const { id, theme, split, deferred, screenOnly, children } = props;
  return (
    <section
      id={id}
      className={styles.section}
      data-theme={theme}
      data-split={split}
      data-deferred={deferred}
      data-screen-only={screenOnly}
      aria-labelledby={`${id}-title`}
    >
      {children}
    </section>
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
    <Reveal>
      <div className={styles.head} data-split={split}>
        <h2 id={`${id}-title`}>{title}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
    </Reveal>
  );
}
