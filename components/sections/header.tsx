import { publishedLogo } from "@/lib/photos";
import { actions, navigation, site } from "@/lib/site";
import { ButtonLink } from "../ui/button";
import { ErrorBoundary } from "../ui/error-boundary";
import { MobileMenu } from "../ui/mobile-menu";
import { ScrollSpy } from "../ui/scroll-spy";
import styles from "./header.module.css";

export function Header() {
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <a className={styles.brand} href="#home">
          {/* biome-ignore lint/performance/noImgElement: a drawing needs no optimizer */}
          <img {...publishedLogo()} alt="" fetchPriority="low" data-fallback="hide" />
          <span>{site.name}</span>
        </a>
        <nav aria-label="Main">
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
                <li>
                  <ButtonLink className={styles.quote} href="#contact">
                    {actions.quote}
                  </ButtonLink>
                </li>
              </ul>
            </MobileMenu>
          </ErrorBoundary>
        </nav>
        <ScrollSpy />
      </div>
    </header>
  );
}
