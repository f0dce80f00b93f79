import { claims, emailLink, facts, insured, phoneLink } from "@/lib/site";
import styles from "./footer.module.css";

export function Footer() {
  return (
    <footer data-theme="dark">
      <div className={styles.inner}>
        <div>
          <p className={styles.name}>{facts.name}</p>
          <p className={styles.line}>
            {facts.area}
            <br />
            {`${insured}. ${claims.since}.`}
          </p>
        </div>
        <ul className={styles.links}>
          <li>
            <a href={phoneLink}>{facts.phone}</a>
          </li>
          <li>
            <a href={emailLink()}>{facts.email}</a>
          </li>
        </ul>
        <ul className={styles.links}>
          {facts.social.map(({ label, url }) => (
            <li key={url}>
              <a href={url} rel="me noopener">
                {label}
              </a>
            </li>
          ))}
        </ul>
        <p className={styles.copyright}>{`© ${new Date().getFullYear()} ${facts.name}`}</p>
      </div>
    </footer>
  );
}
