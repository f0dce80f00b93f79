import { site } from "@/lib/site";
import { Photo } from "../ui/photo";
import { OptionalStyles } from "./optional-styles";

/** Who comes, and what they do. */
export function People() {
  if (!site.people?.length) return null;
  return (
    <ul className="people">
      <OptionalStyles />
      {site.people.map(({ name, role, photo }) => (
        <li key={name}>
          <figure>
            <Photo file={photo} alt={name} sizes="(width >= 64rem) 12vw, 30vw" fallback="gallery" />
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
