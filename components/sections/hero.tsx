import { pictures } from "@/lib/pictures";
import { heroFacts } from "@/lib/site";
import { words } from "@/lib/words";
import { Actions } from "../ui/button";
import { FirstSteps } from "../ui/first-steps";
import { Photo } from "../ui/photo";
import styles from "./hero.module.css";

export function Hero() {
  return (
    <section id="home" className={styles.hero} data-theme="dark" aria-labelledby="home-title">
      <Photo
        className={styles.photo}
        file={pictures.hero.file}
        crops="hero"
        alt={pictures.hero.alt}
        sizes="100vw"
        priority
      />
      <h1 id="home-title" className={styles.title}>
        {words.hero.title}
      </h1>
      <div className={styles.words} data-split>
        <div className={styles.offer}>
          <p>{words.hero.text}</p>
          <Actions data-first-steps="">
            <FirstSteps />
          </Actions>
        </div>
        <ul className={styles.facts}>
          {heroFacts.map(({ figure, label }) => (
            <li key={figure}>
              <strong>{figure}</strong>
              {` ${label}`}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
