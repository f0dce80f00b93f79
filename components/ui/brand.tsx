import { facts } from "@/lib/content/facts";
import { publishedLogo } from "@/lib/content/published-pictures";
import styles from "./brand.module.css";

/** The logo and the company's name; without the logo's file, the name alone. */
export function Brand({ href }: { href: string }) {
  return (
    <a className={styles.brand} href={href}>
      {/* biome-ignore lint/performance/noImgElement: a drawing needs no optimizer */}
      <img {...publishedLogo()} alt="" fetchPriority="low" data-fallback="hide" />
      <span>{facts.name}</span>
    </a>
  );
}
