import { clsx } from "clsx";
import { heroFacts } from "@/lib/content/facts";
import { pictures } from "@/lib/content/pictures";
import { words } from "@/lib/content/words";
import { Actions } from "../ui/button";
import { PagePicture } from "../ui/page-picture";
import { QuoteAndCall } from "../ui/quote-and-call";
import styles from "./hero.module.css";

/** The first screen: the headline and the actions, and above them a photo that fills the rest of the height. */
export function Hero() {
  const [first, second] = halves(words.hero.title);
  return (
    <section
      id="home"
      className={clsx("jointed", styles.hero)}
      data-theme="dark"
      aria-labelledby="home-title"
    >
      <PagePicture
        className={styles.photo}
        file={pictures.hero.file}
        cropFor="hero"
        sizes="(width >= 40rem) 100vw, 90vw"
        alt={pictures.hero.alt}
        loading="eager"
        fetchPriority="high"
      />
      <h1 id="home-title" className={clsx("split", styles.title)}>
        {first}
        {second && <span>{second}</span>}
      </h1>
      <div className={clsx("split", styles.words)}>
        <div className={styles.offer}>
          <p className="lead">{words.hero.text}</p>
          <div className={styles.actions}>
            <Actions>
              <QuoteAndCall />
            </Actions>
          </div>
        </div>
        <ul className={styles.facts}>
          {heroFacts.map(({ figure, label }) => (
            <li key={label}>
              <strong className="title">{figure}</strong>
              {` ${label}`}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Splits a headline for the joint between its halves: at its comma, or else in the middle. */
function halves(title: string): [string, string] {
  const parts = title.split(" ");
  const comma = parts.findIndex((part) => part.endsWith(","));
  const count = comma >= 0 ? comma + 1 : Math.ceil(parts.length / 2);
  return [`${parts.slice(0, count).join(" ")} `, parts.slice(count).join(" ")];
}
