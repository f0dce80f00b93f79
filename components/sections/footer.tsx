import { claims, insured, phoneLink, site } from "@/lib/site";
import styles from "./footer.module.css";

export function Footer() {
  return (
    <footer data-theme="dark">
      <div className={styles.inner}>
        <div>
          <p className={styles.name}>{site.name}</p>
          <p className={styles.line}>
            {site.area}
            <br />
            {`${insured}. ${claims.since}.`}
          </p>
        </div>
        <ul className={styles.links}>
          <li>
            <a href={phoneLink}>{site.phone}</a>
          </li>
          <li>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </li>
        </ul>
        <ul className={styles.links}>
          {site.social.map(({ label, url }) => (
            <li key={url}>
              <a href={url} rel="me noopener">
                {label}
              </a>
            </li>
          ))}
        </ul>
        <p className={styles.copyright}>{`© ${new Date().getFullYear()} ${site.name}`}</p>
      </div>
    </footer>
  );
}
