import { clsx } from "clsx";
import { kindAnchor, photosOfKind } from "@/lib/content/gallery";
import { services } from "@/lib/content/services";
import type { Service } from "@/lib/content/types";
import { words } from "@/lib/content/words";
import { fillLink } from "@/lib/quote/fill-link";
import { photoTexts } from "../carousel/texts";
import { ButtonLink } from "../ui/button";
import { Icon } from "../ui/icon";
import { PagePicture } from "../ui/page-picture";
import { Reveal } from "../ui/reveal";
import { Section, SectionHead } from "../ui/section";
import { actionTexts } from "../ui/texts";
import styles from "./services.module.css";

export function Services() {
  return (
    <Section id="services">
      <SectionHead id="services" {...words.services} className="split" />
      <ul className={styles.cards}>
        {services.map((service) => (
          <li key={service.kind}>
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
  const { kind, title, shortTitle, description, icon, image, alt, price } = service;
  const photoCount = photosOfKind(kind).length;
  const headingId = `service-${kind}`;
  return (
    <>
      <PagePicture
        className={styles.photo}
        file={image}
        alt={alt}
        // On phones the file is an eighth narrower than the photo is shown: nobody sees that, and it saves a third of
        // the bytes.
        sizes="(width >= 48rem) 61vw, 82vw"
        fallback="service"
      />
      <div className={clsx("stack", styles.words)}>
        <h3 id={headingId} className={styles.title}>
          <Icon name={icon} size={52} />
          {title}
        </h3>
        <p className={styles.text}>
          {description}
          {price && <span className={styles.price}>{price}</span>}
        </p>
        <div className={clsx("row", styles.actions)}>
          <ButtonLink
            variant="outline"
            size="small"
            aria-describedby={headingId}
            {...fillLink("what", shortTitle)}
          >
            {actionTexts.quote}
          </ButtonLink>
          {photoCount > 0 && (
            <a
              className={clsx("screen-only", styles.see)}
              href={`#${kindAnchor(kind)}`}
              aria-describedby={headingId}
            >
              {photoTexts.see(photoCount)}
            </a>
          )}
        </div>
      </div>
    </>
  );
}
