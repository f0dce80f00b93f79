import {
  claims,
  emailLink,
  facts,
  phoneLink,
  smsLink,
  streetAddress,
  whyUs,
} from "@/lib/content/facts";
import { services } from "@/lib/content/services";
import { words } from "@/lib/content/words";
import type { Choices } from "../quote/quote-fields";
import { QuoteForm } from "../quote/quote-form";
import { ErrorBoundary } from "../ui/error-boundary";
import { Icon } from "../ui/icon";
import { Reveal } from "../ui/reveal";
import { Section, SectionHead } from "../ui/section";
import styles from "./contact.module.css";
import { contactTexts, optionalFactTexts } from "./texts";

/**
 * The choices of the form. They are made on the server, because in the form they would bring all `words` to the
 * browser.
 */
const choices: Choices = {
  ...words.answers,
  what: [...services.map(({ shortTitle }) => shortTitle), ...words.answers.what],
};

export function Contact() {
  return (
    <Section id="contact" className="split" data-theme="grout">
      {/* It asks to fill in the form, which is not on paper. */}
      <div className="screen-only">
        <SectionHead id="contact" title={words.contact.title} />
      </div>
      <Reveal fadeOnly className={styles.form}>
        <ErrorBoundary>
          <QuoteForm choices={choices} />
        </ErrorBoundary>
      </Reveal>
      <div className={styles.aside}>
        <Reveal className={styles.reach}>
          <Details />
        </Reveal>
        <Reveal>
          <h3>{contactTexts.stepsTitle}</h3>
          <ol className={styles.steps}>
            {words.contact.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Reveal>
        <Reveal>
          <h3>{contactTexts.whyUsTitle}</h3>
          <ul className={styles.whyUs}>
            {whyUs.map((reason) => (
              <li key={reason}>
                <Icon name="check" size={20} />
                {reason}
              </li>
            ))}
          </ul>
        </Reveal>
      </div>
    </Section>
  );
}

function Details() {
  return (
    <dl className={styles.details}>
      <div>
        <dt>
          {contactTexts.details.phone}
          {facts.takesTextMessages && `. ${optionalFactTexts.callOrText}`}
        </dt>
        <dd>
          <a className={styles.phone} href={phoneLink}>
            {facts.phone}
          </a>
        </dd>
        {facts.takesTextMessages && (
          <dd className="touch-only screen-only">
            <a href={smsLink()}>{optionalFactTexts.sms}</a>
          </dd>
        )}
      </div>
      <div>
        <dt>{contactTexts.details.email}</dt>
        <dd>
          <a className={styles.link} href={emailLink()}>
            {facts.email}
          </a>
        </dd>
      </div>
      <div>
        <dt>{contactTexts.details.area}</dt>
        <dd>{facts.area}</dd>
        {facts.towns.length > 0 && <dd>{facts.towns.join(", ")}</dd>}
        <dd className="note">
          {contactTexts.unsure}{" "}
          <a className={styles.link} href={phoneLink}>
            {contactTexts.ask}
          </a>
        </dd>
      </div>
      {streetAddress && (
        <div>
          <dt>{contactTexts.details.address}</dt>
          <dd>{streetAddress}</dd>
        </div>
      )}
      {facts.hours.length > 0 && (
        <div>
          <dt>{contactTexts.details.hours}</dt>
          {facts.hours.map(({ text }) => (
            <dd key={text}>{text}</dd>
          ))}
        </div>
      )}
      <div>
        <dt>{contactTexts.details.guarantee}</dt>
        <dd>{claims.response}</dd>
      </div>
    </dl>
  );
}
