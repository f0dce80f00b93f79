import { publishedLogo } from "@/lib/published-pictures";
import { facts } from "@/lib/site";
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
