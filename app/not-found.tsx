import { Brand } from "@/components/ui/brand";
import { Actions, ButtonLink } from "@/components/ui/button";
import { CallButton } from "@/components/ui/call-button";
import { Photo } from "@/components/ui/photo";
import { about, notFound, site } from "@/lib/site";
import styles from "./not-found.module.css";

export const metadata = { title: `Page not found | ${site.name}`, robots: { index: false } };

export default function NotFound() {
  return (
    <main>
      <div className={styles.page} data-split>
        <div className={styles.words}>
          <Brand href="/" />
          <h1>{notFound.title}</h1>
          <p>{notFound.text}</p>
          <Actions>
            <ButtonLink href="/">{notFound.back}</ButtonLink>
            <CallButton />
          </Actions>
        </div>
        {/* Ready to pour, and nothing poured. */}
        <Photo
          className={styles.photo}
          file={about.photo.file}
          alt={about.photo.alt}
          sizes="(width >= 64rem) 60vw, 100vw"
        />
      </div>
    </main>
  );
}
