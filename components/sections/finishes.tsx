import pictures from "@/lib/content/pictures.json";
import { photoId, photoNamed } from "@/lib/gallery";
import { Photo } from "../ui/photo";
import { Reveal } from "../ui/reveal";
import styles from "./finishes.module.css";

/** The surfaces themselves, seen close: four squares, edge to edge, each leading to a photo of it. */
export function Finishes() {
  const squares = pictures.finishes.map((finish) => ({
    ...finish,
    photo: photoNamed(finish.example),
  }));
  return (
    <div className={styles.finishes} data-screen-only="">
      {squares.map(({ file, name, text, alt, photo }, index) => (
        <Reveal key={file} className={styles.finish} order={index}>
          <figure>
            <Photo file={file} alt={alt} sizes="(width >= 64rem) 25vw, 50vw" fallback="service" />
            <figcaption>
              <strong>{photo ? <a href={`#${photoId(photo.file)}`}>{name}</a> : name}</strong>
              {` ${text}`}
            </figcaption>
          </figure>
        </Reveal>
      ))}
    </div>
  );
}
