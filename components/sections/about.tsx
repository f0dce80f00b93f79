import { about, actions, phoneLink, site } from "@/lib/site";
import { ButtonLink } from "../ui/button";
import { PhoneIcon } from "../ui/icons";
import { Photo } from "../ui/photo";
import { Section } from "../ui/section";
import styles from "./about.module.css";

export function About() {
  return (
    <Section
      id="about"
      screenOnly
      title={about.title}
      lead={
        <p className={styles.since}>
          Since <strong>{site.since}</strong>
        </p>
      }
    >
      <div className={styles.columns}>
        <figure className={styles.figure}>
          <Photo
            file={about.photo.file}
            alt={about.photo.alt}
            sizes="(width >= 64rem) 48rem, 92vw"
            fallback="gallery"
          />
          <figcaption>{about.photo.caption}</figcaption>
        </figure>
        <div className={styles.story}>
          {about.story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <div className={styles.actions}>
            <ButtonLink href="#contact">{actions.quoteLong}</ButtonLink>
            <ButtonLink variant="outline" href={phoneLink}>
              <PhoneIcon />
              {actions.call}
            </ButtonLink>
          </div>
        </div>
      </div>
    </Section>
  );
}
