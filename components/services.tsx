import { actions, type Service, services } from "@/lib/site";
import { NextIcon, ServiceDrawing } from "./icons";
import { Photo } from "./photo";
import { Section } from "./section";
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
        sizes="(width >= 64rem) 20rem, (width >= 40rem) 46vw, 92vw"
        fallback="service"
      />
      <h3 className={styles.title}>
        <ServiceDrawing name={icon} />
        {title}
      </h3>
      <p className={styles.text}>{text}</p>
      <a className={styles.action} href="#contact">
        {actions.quote}
        <NextIcon />
      </a>
    </li>
  );
}
