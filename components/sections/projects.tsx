import { captionOf, gallery, photoId, photosOfKind, workId } from "@/lib/content/gallery";
import { publishedPicture } from "@/lib/content/published-pictures";
import { services } from "@/lib/content/services";
import { words } from "@/lib/content/words";
import { Carousel } from "../carousel/carousel";
import { ErrorBoundary } from "../page/error-boundary";
import { Reveal } from "../ui/reveal";
import { Section, SectionHead } from "../ui/section";
import { Reviews } from "./reviews";

export function Projects() {
  const slides = gallery.map((photo) => ({
    kind: photo.kind,
    caption: photo.caption,
    alt: photo.alt,
    fullCaption: captionOf(photo),
    before: photo.before ? publishedPicture(photo.before) : undefined,
    id: photoId(photo.file),
    workId: photosOfKind(photo.kind).first === photo ? workId(photo.kind) : undefined,
    picture: publishedPicture(photo.file),
  }));
  const kinds = services
    .filter(({ kind }) => photosOfKind(kind).first)
    .map(({ kind, shortTitle }) => ({ kind, label: shortTitle }));
  return (
    <Section id="projects" data-theme="dark" data-deferred="far" data-screen-only="">
      <SectionHead id="projects" {...words.projects} data-split="" />
      <Reveal fadeOnly>
        <ErrorBoundary part="photos">
          <Carousel slides={slides} kinds={kinds} />
        </ErrorBoundary>
      </Reveal>
      <Reviews />
    </Section>
  );
}
