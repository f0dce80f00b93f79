import { pictures } from "@/lib/pictures";
import { heroFacts, optional, site } from "@/lib/site";
import { words } from "@/lib/words";
import { NoticeIsland } from "../optional/islands";
import { OptionalStyles } from "../optional/optional-styles";
import { WithOpeningStatus } from "../optional/with-opening-status";
import { Actions } from "../ui/button";
import { FirstSteps } from "../ui/first-steps";
import { Photo } from "../ui/photo";
import styles from "./hero.module.css";

const towns = site.towns.length > 0 && optional.towns(site.towns);

/** A headline with a comma is split there, by the joint where the screen is wide. */
const [first, second] = words.hero.title.split(/(?<=^[^,]+,) /);

export function Hero() {
  return (
    <section id="home" className={styles.hero} data-theme="dark" aria-labelledby="home-title">
      {site.notice && (
        <>
          <OptionalStyles />
          <NoticeIsland />
        </>
      )}
      <Photo
        className={styles.photo}
        file={pictures.hero.file}
        crops="hero"
        alt={pictures.hero.alt}
        sizes="100vw"
        priority
      />
      <h1 id="home-title" className={styles.title} data-split={second ? "" : undefined}>
        {second ? `${first} ` : first}
        {second && <span>{second}</span>}
      </h1>
      <div className={styles.words} data-split>
        <div className={styles.offer}>
          <p>{towns ? `${words.hero.text} ${towns}` : words.hero.text}</p>
          <WithOpeningStatus>
            <Actions data-first-steps="">
              <FirstSteps />
            </Actions>
          </WithOpeningStatus>
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
