import { facts } from "@/lib/content/facts";
import { PagePicture } from "../ui/page-picture";
import styles from "./people.module.css";

export function People() {
  if (facts.people.length === 0) return null;
  return (
    <ul className={styles.people}>
      {facts.people.map(({ name, role, photo }) => (
        <li key={name}>
          <figure>
            <PagePicture
              className={styles.photo}
              file={photo}
              alt={name}
              sizes="(width >= 64rem) 12vw, 30vw"
            />
            <figcaption>
              <strong>{name}</strong>
              {role}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
