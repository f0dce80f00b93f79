import type { ReactNode } from "react";
import { Brand } from "./brand";
import styles from "./top-bar.module.css";

type Props = {
  /** Where the company's name leads to. */
  href: string;
  children?: ReactNode;
};

/** The bar at the top of a page: the company's name, and `children` on the other side. */
export function TopBar({ href, children }: Props) {
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <Brand href={href} />
        {children}
      </div>
    </header>
  );
}
