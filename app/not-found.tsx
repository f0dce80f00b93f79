import header from "@/components/sections/header.module.css";
import hero from "@/components/sections/hero.module.css";
import { Brand } from "@/components/ui/brand";
import { Actions, ButtonLink } from "@/components/ui/button";
import { CallButton } from "@/components/ui/call-button";
import { Jointed } from "@/components/ui/joint";
import { Photo } from "@/components/ui/photo";
import { pictures } from "@/lib/pictures";
import { notFound } from "@/lib/site";

export const metadata = { title: notFound.documentTitle, robots: { index: false } };

/** What unknown addresses show, laid out as the hero is. */
export default function NotFound() {
  return (
    <>
      <header className={header.bar}>
        <div className={header.inner}>
          <Brand href="/" />
        </div>
      </header>
      <Jointed>
        <main>
          <section className={hero.hero} data-theme="dark" aria-labelledby="title">
            <Photo
              className={hero.photo}
              file={pictures.about.file}
              alt={pictures.about.alt}
              sizes="100vw"
            />
            <h1 id="title" className={hero.title}>
              {notFound.title}
            </h1>
            <div className={hero.words}>
              <div className={hero.offer}>
                <p>{notFound.text}</p>
                <Actions>
                  <ButtonLink href="/">{notFound.back}</ButtonLink>
                  <CallButton />
                </Actions>
              </div>
            </div>
          </section>
        </main>
      </Jointed>
    </>
  );
}
