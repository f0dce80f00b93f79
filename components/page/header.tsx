import { clsx } from "clsx";
import { TO_CONTACT } from "@/lib/browser/shared-names";
import { facts, phoneLink } from "@/lib/content/facts";
import { ButtonLink } from "../ui/button";
import { ErrorBoundary } from "../ui/error-boundary";
import { actionTexts } from "../ui/texts";
import styles from "./header.module.css";
import { MobileMenu } from "./mobile-menu";
import { navigation, pageControlNames } from "./texts";
import { TopBar } from "./top-bar";

export function Header() {
  return (
    <TopBar href="#home">
      <div className={clsx("screen-only", styles.actions)}>
        <ButtonLink size="small" href={TO_CONTACT}>
          {actionTexts.quote}
        </ButtonLink>
        <ButtonLink variant="outline" size="small" href={phoneLink}>
          {actionTexts.callShort}
        </ButtonLink>
      </div>
      <nav aria-label={pageControlNames.navigation} className="screen-only">
        <ErrorBoundary>
          <MobileMenu>
            <ul className={styles.entries}>
              {navigation.map(({ id, label }) => (
                <li key={id}>
                  <a className={styles.entry} href={`#${id}`}>
                    {label}
                  </a>
                </li>
              ))}
              <li className="wide-only">
                <a className={styles.entry} href={phoneLink}>
                  {facts.phone}
                </a>
              </li>
              <li>
                <ButtonLink size="small" className={styles.quote} href={TO_CONTACT}>
                  {actionTexts.quote}
                </ButtonLink>
              </li>
            </ul>
          </MobileMenu>
        </ErrorBoundary>
      </nav>
    </TopBar>
  );
}
