import type { ReactNode } from "react";
import { facts } from "@/lib/content/facts";
import { pictures } from "@/lib/content/pictures";
import { publishedPicture } from "@/lib/content/published-pictures";
import styles from "./top-bar.module.css";

/** A name with more letters than this is set in smaller ones. */
const LONG_NAME = 24;

type Props = {
  /** Where the company's name leads to. */
  href: string;
  children?: ReactNode;
};

/** The bar at the top of a page: the logo and the company's name, and `children` on the other side. */
export function TopBar({ href, children }: Props) {
  const { src, width, height } = publishedPicture(pictures.logo);
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <a
          className={styles.brand}
          data-length={facts.name.length > LONG_NAME ? "long" : undefined}
          href={href}
        >
          {/* biome-ignore lint/performance/noImgElement: a drawing needs no optimizer */}
          <img {...{ src, width, height }} alt="" fetchPriority="low" />
          <span>{facts.name}</span>
        </a>
        {children}
      </div>
    </header>
  );
}
