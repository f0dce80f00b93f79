import { pictures } from "@/lib/content/pictures";
import { words } from "@/lib/content/words";
import { PagePicture } from "../ui/page-picture";
import { Crack } from "./crack";
import { Finishes } from "./finishes";
import finishStyles from "./finishes.module.css";
import styles from "./material.module.css";

/** The material itself: a slab with its joint, what the joint is for, and the finishes it can have. */
export function Material() {
  const { surface, finishes } = pictures;
  return (
    <section
      className={styles.slab}
      data-theme="concrete"
      data-later="far"
      aria-labelledby="material-title"
    >
      <PagePicture
        className={finishStyles.surface}
        file={surface.file}
        cropFor="surface"
        alt={surface.alt}
      />
      <h2 id="material-title" className={styles.claim}>
        {words.material.title}
      </h2>
      <Crack />
      <p className={styles.promise}>{words.material.text}</p>
      {finishes.length > 0 && <Finishes />}
    </section>
  );
}
