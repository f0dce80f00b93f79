import type { ReactNode } from "react";
import styles from "./opening.module.css";

type Props = {
  id: string;
  /** What stands before all else. */
  notice?: ReactNode;
  /** Takes what the words leave of the first screen. */
  photo: ReactNode;
  title: ReactNode;
  /** Whether the title has two parts, with the joint between them. */
  splitTitle?: boolean;
  children: ReactNode;
  /** What stands beside `children`, across the joint. */
  aside?: ReactNode;
};

/** What a page begins with: a photo, and below it a headline and what there is to do. */
export function Opening({ id, notice, photo, title, splitTitle, children, aside }: Props) {
  return (
    <section id={id} className={styles.opening} data-theme="dark" aria-labelledby={`${id}-title`}>
      {notice}
      {photo}
      <h1 id={`${id}-title`} className={styles.title} data-split={splitTitle || undefined}>
        {title}
      </h1>
      <div className={styles.words} data-split>
        <div className={styles.offer}>{children}</div>
        {aside}
      </div>
    </section>
  );
}
