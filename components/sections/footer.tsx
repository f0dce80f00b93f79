import { clsx } from "clsx";
import { emailLink, facts, phoneLink } from "@/lib/content/facts";
import { onlyRenders } from "@/lib/content/gallery";
import { Reveal } from "../ui/reveal";
import { Stamp } from "../ui/stamp";
import { stampTexts } from "../ui/texts";
import styles from "./footer.module.css";
import { illustrationTexts } from "./texts";

export function Footer() {
  return (
    <footer className="jointed screen-only" data-theme="dark">
      <Reveal fadeOnly className={clsx("stack", "split", styles.inner)}>
        <div className={clsx("stack", styles.company)}>
          <Stamp>
            <strong>{facts.name}</strong>
            {`${facts.city}, ${facts.state}`}
            <br />
            {stampTexts.since(facts.since)}
          </Stamp>
        </div>
        <ul className={clsx("row", styles.links)}>
          <li>
            <a href={phoneLink}>{facts.phone}</a>
          </li>
          <li>
            <a href={emailLink()}>{facts.email}</a>
          </li>
        </ul>
        {facts.social.length > 0 && (
          <ul className={clsx("row", styles.links)}>
            {facts.social.map(({ label, url }) => (
              <li key={url}>
                <a href={url} rel="me noopener">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
        {onlyRenders && <p>{illustrationTexts.foot}</p>}
        <p>{`© ${facts.name}`}</p>
      </Reveal>
    </footer>
  );
}
