import type { ReactNode } from "react";
import styles from "./page-intro.module.css";

type Props = {
  id: string;
  /** Comes before everything else. */
  notice?: ReactNode;
  /** Takes what the words leave of the first screen. */
  photo: ReactNode;
  title: string;
  children: ReactNode;
  /** What stands beside `children`, across the joint. */
  aside?: ReactNode;
};

/** The beginning of a page: a photo, and below it a headline and the actions. */
export function PageIntro({ id, notice, photo, title, children, aside }: Props) {
  const [first, second] = halves(title);
  return (
    <section id={id} className={styles.intro} data-theme="dark" aria-labelledby={`${id}-title`}>
      {notice}
      {photo}
      <h1 id={`${id}-title`} className={styles.title} data-split>
        {first}
        {second && <span>{second}</span>}
      </h1>
      <div className={styles.words} data-split>
        <div className={styles.offer}>{children}</div>
        {aside}
      </div>
    </section>
  );
}

/** A headline in two, with the joint between them: split at its comma, or in the middle of its words. */
function halves(title: string): [string, string] {
  const words = title.split(" ");
  const comma = words.findIndex((word) => word.endsWith(","));
  const count = comma >= 0 ? comma + 1 : Math.ceil(words.length / 2);
  return [`${words.slice(0, count).join(" ")} `, words.slice(count).join(" ")];
}
