import { pictures } from "@/lib/pictures";
import { heroFacts, optional, site } from "@/lib/site";
import { words } from "@/lib/words";
import { NoticeIsland } from "../optional/islands";
import { OptionalStyles } from "../optional/optional-styles";
import { WithOpeningStatus } from "../optional/with-opening-status";
import { Actions } from "../ui/button";
import { FirstSteps } from "../ui/first-steps";
import { Opening } from "../ui/opening";
import { Photo } from "../ui/photo";
import styles from "./hero.module.css";

const towns = site.towns.length > 0 && optional.towns(site.towns);

/** A headline with a comma is split there, by the joint where the screen is wide. */
const [first, second] = words.hero.title.split(/(?<=^[^,]+,) /);

export function Hero() {
  return (
    <Opening
      id="home"
      notice={
        site.notice && (
          <>
            <OptionalStyles />
            <NoticeIsland />
          </>
        )
      }
      photo={
        <Photo
          file={pictures.hero.file}
          crops="hero"
          alt={pictures.hero.alt}
          sizes="100vw"
          priority
        />
      }
      title={
        <>
          {second ? `${first} ` : first}
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
        <Actions data-first-steps="">
          <FirstSteps />
        </Actions>
      </WithOpeningStatus>
    </Opening>
  );
}
