import { optional, site } from "@/lib/site";
import { OptionalStyles } from "./optional-styles";

/** What customers have said elsewhere, each with the address where it can be read. */
export function Reviews() {
  if (!site.reviews?.length) return null;
  return (
    <div className="reviews">
      <OptionalStyles />
      <h3>{optional.reviews}</h3>
      <ul data-split="">
        {site.reviews.map(({ text, name, town, source, url }) => (
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
