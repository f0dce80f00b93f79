import { photoId, workOf } from "@/lib/gallery";
import { type Service, seeWork, services } from "@/lib/services";
import { actions } from "@/lib/site";
import { words } from "@/lib/words";
import { ButtonLink } from "../ui/button";
import { ServiceDrawing } from "../ui/icons";
import { Photo } from "../ui/photo";
import { Reveal } from "../ui/reveal";
import { Section, SectionHead } from "../ui/section";
import styles from "./services.module.css";

export function Services() {
  return (
    <Section id="services">
      <SectionHead id="services" title={words.services.title} lead={words.services.lead} />
      <ul className={styles.cards}>
        {services.map((service, index) => (
          <li key={service.title}>
            <Reveal className={styles.card} order={index % 2}>
              <ServiceCard {...service} wide={index % 2 === 0 && index === services.length - 1} />
            </Reveal>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type CardProps = Service & {
  /** Whether it takes a whole row. */
  wide: boolean;
};

function ServiceCard({ wide, ...service }: CardProps) {
  const { kind, title, text, icon, photo, alt } = service;
  const { count, first } = workOf(kind);
  return (
    <>
      <Photo
        className={styles.photo}
        file={photo}
        alt={alt}
        // On phones a tenth narrower than it is shown, which nobody sees there, and which saves a
        // third of the bytes.
        sizes={`(width >= 48rem) ${wide ? 92 : 46}vw, 82vw`}
        fallback="service"
      />
      <h3 className={styles.title}>
        <ServiceDrawing name={icon} />
        {title}
      </h3>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>
        <ButtonLink
          variant="outline"
          href="#contact"
          data-quote-text={`${title}: `}
          data-quote-when="empty"
        >
          {actions.quote}
        </ButtonLink>
        {first && (
          <a className={styles.see} href={`#${photoId(first.file)}`} data-kind={kind}>
            {seeWork(service, count)}
          </a>
        )}
      </div>
    </>
  );
}
