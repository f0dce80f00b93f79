import { claims, emailLink, facts, insured, phoneLink } from "@/lib/content/facts";
import { stampTexts } from "@/lib/site";
import { Stamp } from "../ui/stamp";
import styles from "./footer.module.css";

export function Footer() {
  return (
    <footer data-theme="dark" data-screen-only="">
      <div className={styles.inner} data-stack="" data-split="">
        <div className={styles.company} data-stack="">
          <Stamp>
            <strong>{facts.name}</strong>
            {`${facts.city}, ${facts.state}`}
            <br />
            {stampTexts.since(facts.since)}
          </Stamp>
          <p>{`${insured}. ${claims.since}.`}</p>
        </div>
        <ul className={styles.links} data-row="">
          <li>
            <a href={phoneLink}>{facts.phone}</a>
          </li>
          <li>
            <a href={emailLink()}>{facts.email}</a>
          </li>
        </ul>
        {facts.social.length > 0 && (
          <ul className={styles.links} data-row="">
            {facts.social.map(({ label, url }) => (
              <li key={url}>
                <a href={url} rel="me noopener">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
        <p>{`© ${new Date().getFullYear()} ${facts.name}`}</p>
      </div>
    </footer>
  );
}
