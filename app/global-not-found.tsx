import { clsx } from "clsx";
import type { Metadata } from "next";
import { notFoundTexts } from "@/components/page/texts";
import { TopBar } from "@/components/page/top-bar";
import { Actions, ButtonLink } from "@/components/ui/button";
import { CallButton } from "@/components/ui/quote-and-call";
import { Stamp } from "@/components/ui/stamp";
import { facts } from "@/lib/content/facts";
import styles from "./global-not-found.module.css";
import RootLayout, { metadata as siteMetadata, viewport } from "./layout";

export { viewport };

export const metadata: Metadata = {
  ...siteMetadata,
  title: notFoundTexts.documentTitle(facts.name),
  robots: { index: false },
  alternates: null,
};

/** The page for unknown addresses. It has no scripts: the build leaves them out where nothing is `data-needs-script`. */
export default function NotFound() {
  return (
    <RootLayout>
      <TopBar href="/" />
      <div className="jointed-page">
        <main>
          <section className={clsx("jointed", "split", styles.page)} data-theme="dark">
            <div>
              <h1>{notFoundTexts.title}</h1>
              <Actions>
                <ButtonLink href="/">{notFoundTexts.back}</ButtonLink>
                <CallButton />
              </Actions>
            </div>
            <Stamp />
          </section>
        </main>
      </div>
    </RootLayout>
  );
}
