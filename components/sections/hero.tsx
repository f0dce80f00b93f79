import { pictures } from "@/lib/pictures";
import { facts, heroFacts, optional } from "@/lib/site";
import { words } from "@/lib/words";
import { LaterNotice } from "../optional/after-hydration";
import { OptionalStyles } from "../optional/optional-styles";
import { WithOpeningStatus } from "../optional/with-opening-status";
import { Actions } from "../ui/button";
import { Opening } from "../ui/opening";
import { PagePicture } from "../ui/page-picture";
import { QuoteAndCall } from "../ui/quote-and-call";
import styles from "./hero.module.css";

const towns = facts.towns.length > 0 && optional.towns(facts.towns);

/** A headline with a comma is split there, by the joint where the screen is wide. */
const [first, second] = words.hero.title.split(/(?<=^[^,]+, )/);

export function Hero() {
  return (
    <Opening
      id="home"
      notice={
        facts.notice && (
          <>
            <OptionalStyles />
            <LaterNotice />
          </>
        )
      }
      photo={
        <PagePicture file={pictures.hero.file} crops="hero" alt={pictures.hero.alt} priority />
      }
      title={
        <>
          {first}
          {second && <span>{second}</span>}
        </>
      }
      splitTitle={Boolean(second)}
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
      <p>{towns ? `${words.hero.text} ${towns}` : words.hero.text}</p>
      <WithOpeningStatus>
        <Actions data-quote-and-call="">
          <QuoteAndCall />
        </Actions>
      </WithOpeningStatus>
    </Opening>
  );
}
