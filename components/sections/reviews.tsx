import { facts } from "@/lib/content/facts";
import { sentence } from "@/lib/content/sentence";
import { Reveal } from "../ui/reveal";
import styles from "./reviews.module.css";
import { optionalFactTexts } from "./texts";

/** Customers' reviews on other sites, each with a link to its source. */
export function Reviews() {
  if (facts.reviews.length === 0) return null;
  return (
    <Reveal className={styles.reviews}>
      <h3>{optionalFactTexts.reviews}</h3>
      <ul className="split">
        {facts.reviews.map(({ text, name, town, source, url }) => (
          <li key={text}>
            <figure>
              <blockquote className="lead" cite={url}>
                {quoted(text)}
              </blockquote>
              <figcaption>
                {`${sentence(`${name}, ${town}`)} `}
                <a href={url} rel="noopener">
                  {source}
                </a>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Reveal>
  );
}

/** A text in quote marks. Its own ones become single, but for the mark of inches after a number. */
const quoted = (text: string) => `“${text.replace(/(?<!\d)["“]([^"“”]*)["”]/g, "‘$1’")}”`;
