import { captionOf } from "@/lib/content/gallery";
import { pictures } from "@/lib/content/pictures";
import { words } from "@/lib/content/words";
import { Actions } from "../ui/button";
import { PagePicture } from "../ui/page-picture";
import { QuoteAndCall } from "../ui/quote-and-call";
import { Reveal } from "../ui/reveal";
import { Section, SectionHead } from "../ui/section";
import styles from "./about.module.css";
import { People } from "./people";

export function About() {
  const photo = pictures.about;
  return (
    <Section id="about" className="split screen-only" data-theme="dark">
      <Reveal fadeOnly className={styles.photo}>
        <figure>
          <PagePicture
            className={styles.picture}
            file={photo.file}
            alt={photo.alt}
            // The photo is as high as the section and its sides are cut off, so the file is wider than the visible part.
            sizes="(width >= 64rem) 90vw, 100vw"
          />
          <figcaption>{captionOf(photo)}</figcaption>
        </figure>
      </Reveal>
      <div>
        <SectionHead
          id="about"
          title={words.about.title}
          lead={words.about.lead}
          className={styles.head}
        />
        <Reveal className={styles.story}>
          {words.about.story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <People />
          <Actions>
            {/* Without the number both buttons fit beside each other on a phone. */}
            <QuoteAndCall short />
          </Actions>
        </Reveal>
      </div>
    </Section>
  );
}
