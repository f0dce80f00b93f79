import { about, actions } from "@/lib/site";
import { Actions, ButtonLink } from "../ui/button";
import { CallButton } from "../ui/call-button";
import { Photo } from "../ui/photo";
import { Reveal } from "../ui/reveal";
import { Section, SectionHead } from "../ui/section";
import styles from "./about.module.css";

export function About() {
  return (
    <Section id="about" split screenOnly>
      <figure className={styles.figure}>
        <Photo
          file={about.photo.file}
          alt={about.photo.alt}
          sizes="(width >= 64rem) 61vw, 100vw"
          fallback="gallery"
        />
        <figcaption>{about.photo.caption}</figcaption>
      </figure>
      <div>
        <SectionHead id="about" title={about.title} lead={about.lead} />
        <Reveal className={styles.story}>
          {about.story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Actions>
            <ButtonLink href="#contact">{actions.quoteLong}</ButtonLink>
            <CallButton />
          </Actions>
        </Reveal>
      </div>
    </Section>
  );
}
