import { photoId, photoNamed } from "@/lib/gallery";
import { pictures } from "@/lib/pictures";
import { words } from "@/lib/words";
import { PagePicture } from "../ui/page-picture";
import { Reveal } from "../ui/reveal";
import styles from "./material.module.css";

/** The material itself: a joint seen close, with what it is for, and four finishes to be seen on jobs. */
export function Material() {
  return (
    <section data-theme="concrete" aria-labelledby="material-title">
      <div className={styles.surface}>
        <PagePicture
          className={styles.photo}
          file={pictures.surface.file}
          crops="surface"
          alt={pictures.surface.alt}
        />
        <Crack />
        <h2 id="material-title" className={styles.claim}>
          {words.material.title}
        </h2>
        <p className={styles.promise}>{words.material.text}</p>
      </div>
      {pictures.finishes.length > 0 && <Finishes />}
    </section>
  );
}

function Finishes() {
  const finishes = pictures.finishes.map((finish) => ({
    ...finish,
    photo: photoNamed(finish.example),
  }));
  return (
    <div className={styles.finishes} data-screen-only="">
      <h3>{words.material.choose}</h3>
      <ul className={styles.samples}>
        {finishes.map(({ file, name, text, alt, photo }, index) => (
          <li key={file}>
            <Reveal className={styles.sample} order={index}>
              <PagePicture
                file={file}
                alt={alt}
                sizes="(width >= 64rem) 15vw, 4rem"
                fallback="service"
              />
              <p className={styles.finish}>
                <strong>{photo ? <a href={`#${photoId(photo.file)}`}>{name}</a> : name}</strong>
                {` ${text}`}
              </p>
            </Reveal>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A hairline crack, which never leaves the groove. */
function Crack() {
  return (
    <svg className={styles.crack} viewBox="0 0 6 100" preserveAspectRatio="none" aria-hidden="true">
      <path d="M3 0l1 5-2 4 1 7 2 5-3 6 2 6-1 4-2 8 3 5 1 5-3 6 1 4 2 7-3 5 1 6 2 6-1 5-1 6" />
    </svg>
  );
}
