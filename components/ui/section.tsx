import type { ReactNode } from "react";
import { Reveal } from "./reveal";
import styles from "./section.module.css";

type Props = {
  id: string;
  title: string;
  /** Beside the heading: a sentence or two. */
  lead?: ReactNode;
  theme?: "light" | "dark";
  /** Left out of the printed sheet. */
  screenOnly?: boolean;
  children: ReactNode;
};

/** A slab of the page: a heading, its content, and the control joints that run through. */
export function Section({ id, title, lead, theme = "light", screenOnly, children }: Props) {
  return (
    <section
      id={id}
      className={styles.section}
      data-theme={theme}
      data-screen-only={screenOnly}
      aria-labelledby={`${id}-title`}
    >
      <Reveal className={styles.inner}>
        <div className={styles.head}>
          <h2 id={`${id}-title`}>{title}</h2>
          {lead && <div className={styles.lead}>{lead}</div>}
        </div>
        {children}
      </Reveal>
    </section>
  );
}
