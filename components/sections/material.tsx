import { clsx } from "clsx";
import { initialFinish, pictures } from "@/lib/content/pictures";
import { words } from "@/lib/content/words";
import { crackCourse, crackOutline } from "@/lib/plan/crack";
import { DrawnInView } from "./drawn-in-view";
import { Finishes, SurfacePhoto } from "./finishes";
import styles from "./material.module.css";

const outlineOf = (course: ReturnType<typeof crackCourse>) => crackOutline(course, 12, 2, 0);

/** The part in the joint is almost straight: every fourth point is enough. */
const fourth = (_: unknown, index: number) => index % 4 === 0;

/** From beyond the surface's edge into its joint, and then down the joint. */
const crack = outlineOf([
  ...crackCourse([-16, 80], [480, 150], 90, 5),
  ...crackCourse([480, 150], [1201, 260], 110, 8),
  ...crackCourse([1202, 262], [1202, 1800], 2, 4).filter(fourth),
]);

/** The same on a small screen, where the joint lies across. */
const crackAcross = outlineOf([
  ...crackCourse([-12, 40], [380, 300], 100, 11),
  ...crackCourse([382, 300], [800, 300], 2, 4).filter(fourth),
]);

/** The material itself: a surface with its joint, what the joint is for, and the finishes it can have. */
export function Material() {
  const { surface, finishes } = pictures;
  return (
    <section
      className={clsx("split", styles.surface)}
      data-theme="concrete"
      data-deferred="far"
      data-screen-only=""
      aria-labelledby="material-title"
    >
      {/* The photo of the chosen finish, which lies over it, has the description. */}
      <SurfacePhoto file={surface.file} alt={initialFinish ? "" : surface.alt} />
      <h2 id="material-title" className={styles.claim}>
        {words.material.title}
      </h2>
      <DrawnInView className={styles.bare}>
        <svg className={clsx("wide-only", styles.crack)} viewBox="0 0 1202 1800" aria-hidden="true">
          <path d={crack} />
        </svg>
        <svg className={styles.crackAcross} viewBox="0 0 780 300" aria-hidden="true">
          <path d={crackAcross} />
        </svg>
      </DrawnInView>
      <p className={styles.promise}>{words.material.text}</p>
      {finishes.length > 0 && <Finishes />}
    </section>
  );
}
