import { clsx } from "clsx";
import { initialFinish, pictures } from "@/lib/content/pictures";
import { words } from "@/lib/content/words";
import { Reveal } from "../ui/reveal";
import { Crack } from "./crack";
import { Finishes, SurfacePhoto } from "./finishes";
import styles from "./material.module.css";

/** "Concrete cracks": what a joint is for, a surface whose crack runs into the joint, and the choice of its finish. */
export function Material() {
  const { surface, finishes } = pictures;
  return (
    <section
      className={clsx("screen-only", styles.material)}
      data-theme="concrete"
      aria-labelledby="material-title"
    >
      <div className={clsx("split", styles.words)}>
        <h2 id="material-title" className={styles.claim}>
          {words.material.title}
        </h2>
        <p className={styles.promise}>{words.material.text}</p>
      </div>
      <div className={styles.surface}>
        {/* This photo needs no description where the photo of the chosen finish covers it, because that one has it. */}
        <SurfacePhoto
          file={initialFinish?.surface ?? surface.file}
          alt={initialFinish ? "" : surface.alt}
        />
        <Reveal fadeOnly amount={0.4} className={styles.bare}>
          <Crack />
        </Reveal>
        {finishes.length > 0 && <Finishes />}
      </div>
    </section>
  );
}
