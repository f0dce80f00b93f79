import { gallery } from "@/lib/gallery";
import { projects } from "@/lib/site";
import { Carousel } from "./carousel";
import { Photo } from "./photo";
import styles from "./projects.module.css";
import { Section } from "./section";

export function Projects() {
  return (
    <Section id="projects" room="dark" title={projects.title} lead={projects.text}>
      <Carousel
        label="Photos of past projects"
        slides={gallery.map(({ file, alt, caption }) => (
          <figure key={file} className={styles.slide}>
            <Photo
              file={`gallery/${file}`}
              alt={alt}
              sizes="(width >= 64rem) min(66vw, 58rem), 88vw"
              fallback="gallery"
            />
            <figcaption>{caption}</figcaption>
          </figure>
        ))}
      />
    </Section>
  );
}
