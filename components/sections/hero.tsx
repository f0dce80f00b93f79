import { heroFacts } from "@/lib/content/facts";
import { pictures } from "@/lib/content/pictures";
import { words } from "@/lib/content/words";
import { Actions } from "../ui/button";
import { Notice } from "../ui/notice";
import { PageIntro } from "../ui/page-intro";
import { PagePicture } from "../ui/page-picture";
import { QuoteAndCall } from "../ui/quote-and-call";
import styles from "./hero.module.css";

export function Hero() {
  return (
    <PageIntro
      id="home"
      notice={<Notice />}
      photo={
        <PagePicture
          file={pictures.hero.file}
          cropFor="hero"
          // On tablets it is so high that half of its width is cut off.
          sizes="(width >= 64rem) 100vw, (width >= 40rem) 180vw, 90vw"
          alt={pictures.hero.alt}
          priority
        />
      }
      title={words.hero.title}
      aside={
        <ul className={styles.facts}>
          {heroFacts.map(({ figure, label }) => (
            <li key={figure}>
              <strong>{figure}</strong>
              {` ${label}`}
            </li>
          ))}
        </ul>
      }
    >
      <p>{words.hero.text}</p>
      <Actions>
        <QuoteAndCall />
      </Actions>
    </PageIntro>
  );
}
