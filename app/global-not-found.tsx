// Imported first: it declares the order of the cascade layers.
import "./globals.css";
import type { Metadata } from "next";
import { Actions, ButtonLink } from "@/components/ui/button";
import { CallButton } from "@/components/ui/call-button";
import { JointedPage } from "@/components/ui/joint";
import { PageIntro } from "@/components/ui/page-intro";
import { PagePicture } from "@/components/ui/page-picture";
import { Stamp } from "@/components/ui/stamp";
import { TopBar } from "@/components/ui/top-bar";
import { facts } from "@/lib/content/facts";
import { pictures } from "@/lib/content/pictures";
import { notFound, stamp } from "@/lib/site";
import RootLayout, { metadata as siteMetadata, viewport } from "./layout";
import styles from "./not-found.module.css";

export { viewport };

export const metadata: Metadata = {
  ...siteMetadata,
  title: notFound.documentTitle(facts.name),
  robots: { index: false },
};

/** What unknown addresses show. */
export default function NotFound() {
  return (
    <RootLayout>
      <TopBar href="/" />
      <JointedPage>
        <main>
          <PageIntro
            id="not-found"
            photo={
              <PagePicture
                className={styles.photo}
                file={pictures.about.file}
                alt={pictures.about.alt}
                sizes="100vw"
              />
            }
            title={notFound.title}
            aside={
              <div className={styles.blank}>
                <Stamp>{stamp.blank}</Stamp>
              </div>
            }
          >
            <p>{notFound.text}</p>
            <Actions>
              <ButtonLink href="/">{notFound.back}</ButtonLink>
              <CallButton />
            </Actions>
          </PageIntro>
        </main>
      </JointedPage>
    </RootLayout>
  );
}
