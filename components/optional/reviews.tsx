import { facts, optional } from "@/lib/site";
import { OptionalStyles } from "./optional-styles";

/**
 * What customers have said elsewhere, each with the address where it can be read. `split` puts them on both
 * sides of the joint.
 */
export function Reviews({ split }: { split?: boolean }) {
  if (!facts.reviews?.length) return null;
  return (
    <div className="reviews">
      <OptionalStyles />
      <h3>{optional.reviews}</h3>
      <ul data-split={split}>
        {facts.reviews.map(({ text, name, town, source, url }) => (
          <li key={text}>
            <figure>
              <blockquote cite={url}>{`“${text}”`}</blockquote>
              <figcaption>
                {`${name}, ${town}. `}
                <a href={url} rel="noopener">
                  {source}
                </a>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </div>
  );
}
