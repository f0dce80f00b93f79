import { actions, hero, heroFacts, phoneLink, site } from "@/lib/site";
import { ButtonLink } from "../ui/button";
import { PhoneIcon } from "../ui/icons";
import { Photo } from "../ui/photo";
import styles from "./hero.module.css";

export function Hero() {
  return (
    <section id="home" className={styles.hero} data-theme="dark" aria-labelledby="home-title">
      <Photo
        className={styles.photo}
        file={hero.photo.file}
        portrait="hero-portrait"
        alt={hero.photo.alt}
        sizes="100vw"
        priority
      />
      <div className={styles.words}>
        <h1 id="home-title">{hero.title}</h1>
        <p>{hero.text}</p>
        <div id="hero-actions" className={styles.actions}>
          <ButtonLink href="#contact">{actions.quoteLong}</ButtonLink>
          <ButtonLink className={styles.call} variant="outline" href={phoneLink}>
            <PhoneIcon />
            <span>
              {actions.call} <span className={styles.number}>{site.phone}</span>
            </span>
          </ButtonLink>
        </div>
      </div>
      <ul className={styles.facts}>
        {heroFacts.map(({ figure, label }) => (
          <li key={figure}>
            <strong>{figure}</strong> {label}
          </li>
        ))}
      </ul>
    </section>
  );
}
