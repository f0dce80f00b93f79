import pictures from "@/lib/content/pictures.json";
import { Photo } from "../ui/photo";
import { Reveal } from "../ui/reveal";
import styles from "./finishes.module.css";

/** The surfaces themselves, seen close: four squares, edge to edge. */
export function Finishes() {
  return (
    <div className={styles.finishes} data-screen-only="">
      {pictures.finishes.map(({ file, name, text, alt }, index) => (
        <Reveal key={file} className={styles.finish} order={index}>
          <figure>
            <Photo file={file} alt={alt} sizes="(width >= 64rem) 25vw, 50vw" fallback="service" />
            <figcaption>
              <strong>{name}</strong>
              {` ${text}`}
            </figcaption>
          </figure>
        </Reveal>
      ))}
    </div>
  );
}
