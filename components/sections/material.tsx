import { clsx } from "clsx";
import { initialFinish, pictures } from "@/lib/content/pictures";
import { words } from "@/lib/content/words";
import { Crack } from "./crack";
import { DrawnInView } from "./drawn-in-view";
import { Finishes, SurfacePhoto } from "./finishes";
import styles from "./material.module.css";

/** The material itself: what its joint is for, a surface with a crack that the joint leads, and its finishes. */
export function Material() {
  const { surface, finishes } = pictures;
  return (
    <section
      className={styles.material}
      data-theme="concrete"
      data-deferred="far"
      data-screen-only=""
      aria-labelledby="material-title"
    >
      <div className={clsx("split", styles.words)}>
        <h2 id="material-title" className={styles.claim}>
          {words.material.title}
        </h2>
        <p className={styles.promise}>{words.material.text}</p>
      </div>
      <div className={styles.slab}>
        {/* The photo of the chosen finish, which lies over it, has the description. */}
        <SurfacePhoto file={surface.file} alt={initialFinish ? "" : surface.alt} />
        <DrawnInView className={styles.bare}>
          <Crack />
        </DrawnInView>
        {finishes.length > 0 && <Finishes />}
      </div>
    </section>
  );
}
