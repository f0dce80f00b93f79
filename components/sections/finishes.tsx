import { clsx } from "clsx";
import { words } from "@/lib/content/words";
import { Reveal } from "../ui/reveal";
import styles from "./finishes.module.css";
import { Surface } from "./surface";

/** "Concrete cracks": what a joint is for, and a surface whose crack runs into the joint, in a finish to choose. */
export function Finishes() {
  return (
    <section className="jointed screen-only" data-theme="concrete" aria-labelledby="finishes-title">
      <Reveal className={clsx("split", styles.words)}>
        <h2 id="finishes-title" className={styles.claim}>
          {words.finishes.title}
        </h2>
        <p className={styles.promise}>{words.finishes.text}</p>
      </Reveal>
      <Surface />
    </section>
  );
}
