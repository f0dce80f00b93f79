import { facts } from "@/lib/site";
import { PagePicture } from "../ui/page-picture";
import { OptionalStyles } from "./optional-styles";

/** Who comes, and what they do. */
export function People() {
  if (!facts.people?.length) return null;
  return (
    <ul className="people">
      <OptionalStyles />
      {facts.people.map(({ name, role, photo }) => (
        <li key={name}>
          <figure>
            <PagePicture
              file={photo}
              alt={name}
              sizes="(width >= 64rem) 12vw, 30vw"
              fallback="gallery"
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
