import { actions, type Service, services } from "@/lib/site";
import { ButtonLink } from "../ui/button";
import { ServiceDrawing } from "../ui/icons";
import { Photo } from "../ui/photo";
import { Section } from "../ui/section";
import styles from "./services.module.css";

export function Services() {
  return (
    <Section id="services" title={services.title} lead={services.text}>
      <ul className={styles.cards}>
        {services.list.map((service) => (
          <ServiceCard key={service.title} {...service} />
        ))}
      </ul>
    </Section>
  );
}

function ServiceCard({ title, text, icon, photo, alt }: Service) {
  return (
    <li className={styles.card}>
      <Photo
        className={styles.photo}
        file={photo}
        alt={alt}
        // Cut to an upright shape where there are four, so wider than it is shown. On phones a tenth
        // narrower than it is shown, which nobody sees there, and which saves a third of the bytes.
        sizes="(width >= 75rem) 36rem, (width >= 40rem) 46vw, 82vw"
        fallback="service"
      />
      <h3 className={styles.title}>
        <ServiceDrawing name={icon} />
        {title}
      </h3>
      <p className={styles.text}>{text}</p>
      <ButtonLink className={styles.action} variant="outline" href="#contact">
        {actions.quote}
      </ButtonLink>
    </li>
  );
}
