import { PROJECTS_ID } from "@/lib/browser/shared-names";
import { gallery, onlyRenders, photosOfKind } from "@/lib/content/gallery";
import { services } from "@/lib/content/services";
import { words } from "@/lib/content/words";
import { Carousel } from "../carousel/carousel";
import { slidePhoto } from "../carousel/slide-photo";
import { photoTexts } from "../carousel/texts";
import { ErrorBoundary } from "../ui/error-boundary";
import { Reveal } from "../ui/reveal";
import { Section, SectionHead } from "../ui/section";
import { Reviews } from "./reviews";
import { illustrationTexts } from "./texts";

export function Projects() {
  const kinds = services
    .map(({ kind, shortTitle }) => ({
      kind,
      label: shortTitle,
      count: photosOfKind(kind).length,
    }))
    .filter(({ count }) => count > 0);
  const allKinds = { label: photoTexts.allKinds, count: gallery.length };
  return (
    <Section id={PROJECTS_ID} className="screen-only" data-theme="dark">
      <SectionHead
        id={PROJECTS_ID}
        title={words.projects.title}
        lead={
          onlyRenders ? `${illustrationTexts.lead} ${words.projects.lead}` : words.projects.lead
        }
        className="split"
      />
      <Reveal fadeOnly>
        <ErrorBoundary>
          <Carousel photos={gallery.map(slidePhoto)} choices={[allKinds, ...kinds]} />
        </ErrorBoundary>
      </Reveal>
      <Reviews />
    </Section>
  );
}
