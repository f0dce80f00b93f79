import type { Service } from "@/lib/content/schema";
import { photoId, workOf } from "@/lib/gallery";
import { seeWork, services } from "@/lib/services";
import { actions } from "@/lib/site";
import { words } from "@/lib/words";
import { Price } from "../optional/price";
import { ButtonLink } from "../ui/button";
import { ServiceDrawing } from "../ui/icons";
import { PagePicture } from "../ui/page-picture";
import { Reveal } from "../ui/reveal";
import { Section, SectionHead } from "../ui/section";
import styles from "./services.module.css";

export function Services() {
  return (
    <Section id="services">
      <SectionHead id="services" title={words.services.title} lead={words.services.lead} wide />
      <ul className={styles.cards}>
        {services.map((service) => (
          <li key={service.title}>
            <Reveal className={styles.card}>
              <ServiceCard {...service} />
            </Reveal>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ServiceCard(service: Service) {
  const { kind, title, text, icon, photo, alt, price } = service;
  const { count, first } = workOf(kind);
  return (
    <>
      <PagePicture
        className={styles.photo}
        file={photo}
        alt={alt}
        // On phones a tenth narrower than it is shown, which nobody sees there, and which saves a
        // third of the bytes.
        sizes="(width >= 64rem) 61vw, (width >= 48rem) 46vw, 82vw"
        fallback="service"
      />
      <div className={styles.words}>
        <h3 className={styles.title}>
          <ServiceDrawing name={icon} />
          {title}
        </h3>
        <p className={styles.text}>
          {text}
          <Price>{price}</Price>
        </p>
        <div className={styles.actions}>
          <ButtonLink variant="outline" href="#contact" data-quote-kind={kind}>
            {actions.quote}
          </ButtonLink>
          {first && (
            <a className={styles.see} href={`#${photoId(first.file)}`} data-kind={kind}>
              {seeWork(service, count)}
            </a>
          )}
        </div>
      </div>
    </>
  );
}
