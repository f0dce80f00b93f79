import { actions, contact, phoneLink, reasons, site } from "@/lib/site";
import { QuoteForm } from "../quote/quote-form";
import { ErrorBoundary } from "../ui/error-boundary";
import { CheckIcon } from "../ui/icons";
import { Section } from "../ui/section";
import styles from "./contact.module.css";

export function Contact() {
  return (
    <Section
      id="contact"
      title={contact.title}
      lead={
        <p className={styles.talk}>
          {contact.text} <a href={phoneLink}>{`${actions.callShort} ${site.phone}`}</a>
        </p>
      }
    >
      <div className={styles.columns}>
        <ErrorBoundary>
          <QuoteForm />
        </ErrorBoundary>
        <div className={styles.aside}>
          <dl className={styles.details}>
            <div>
              <dt>{contact.details.phone}</dt>
              <dd>
                <a className={styles.phone} href={phoneLink}>
                  {site.phone}
                </a>
              </dd>
            </div>
            <div>
              <dt>{contact.details.area}</dt>
              <dd>{site.area}</dd>
              {site.towns.length > 0 && <dd>{site.towns.join(", ")}</dd>}
            </div>
            {site.hours.length > 0 && (
              <div>
                <dt>{contact.details.hours}</dt>
                {site.hours.map(({ text }) => (
                  <dd key={text}>{text}</dd>
                ))}
              </div>
            )}
            <div>
              <dt>{contact.details.guarantee}</dt>
              <dd>{contact.guarantee}</dd>
            </div>
          </dl>
          <h3 className={styles.title}>{contact.reasonsTitle}</h3>
          <ul className={styles.reasons}>
            {reasons.map((reason) => (
              <li key={reason}>
                <CheckIcon />
                {reason}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
