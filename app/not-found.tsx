import { Actions, ButtonLink } from "@/components/ui/button";
import { CallButton } from "@/components/ui/call-button";
import { Jointed } from "@/components/ui/joint";
import { Opening } from "@/components/ui/opening";
import { PagePicture } from "@/components/ui/page-picture";
import { TopBar } from "@/components/ui/top-bar";
import { pictures } from "@/lib/pictures";
import { notFound } from "@/lib/site";

export const metadata = { title: notFound.documentTitle, robots: { index: false } };

/** What unknown addresses show. */
export default function NotFound() {
  return (
    <>
      <TopBar href="/" />
      <Jointed>
        <main>
          <Opening
            id="not-found"
            photo={
              <PagePicture file={pictures.about.file} alt={pictures.about.alt} sizes="100vw" />
            }
            title={notFound.title}
          >
            <p>{notFound.text}</p>
            <Actions>
              <ButtonLink href="/">{notFound.back}</ButtonLink>
              <CallButton />
            </Actions>
          </Opening>
        </main>
      </Jointed>
    </>
  );
}
