import {
  detailsOf,
  gallery,
  photoId,
  photosOfKind,
  withOrigin,
  workId,
} from "@/lib/content/gallery";
import { publishedPicture } from "@/lib/content/published-pictures";
import { services } from "@/lib/content/services";
import { words } from "@/lib/content/words";
import { Carousel } from "../carousel/carousel";
import { ErrorBoundary } from "../ui/error-boundary";
import { Reveal } from "../ui/reveal";
import { Section, SectionHead } from "../ui/section";
import { Reviews } from "./reviews";

export function Projects() {
  const slides = gallery.map(({ file, kind, caption, alt, before, ...photo }) => ({
    kind,
    caption,
    alt,
    fullCaption: withOrigin(caption + detailsOf({ ...photo, before }), file),
    before: before ? publishedPicture(before) : undefined,
    id: photoId(file),
    workId: photosOfKind(kind).first?.file === file ? workId(kind) : undefined,
    picture: publishedPicture(file),
  }));
  const kinds = services
    .filter(({ kind }) => photosOfKind(kind).first)
    .map(({ kind, shortTitle }) => ({ kind, label: shortTitle }));
  return (
    <Section id="projects" theme="dark" deferred="far" screenOnly>
      <SectionHead id="projects" title={words.projects.title} lead={words.projects.lead} wide />
      <Reveal fadeOnly>
        <ErrorBoundary part="photos">
          <Carousel slides={slides} kinds={kinds} />
        </ErrorBoundary>
      </Reveal>
      <Reviews />
    </Section>
  );
}
