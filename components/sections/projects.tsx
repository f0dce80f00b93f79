import { gallery } from "@/lib/gallery";
import { publishedPhoto } from "@/lib/photos";
import { projects } from "@/lib/site";
import { Carousel } from "../carousel/carousel";
import { ErrorBoundary } from "../ui/error-boundary";
import { Section } from "../ui/section";

export function Projects() {
  const slides = gallery.map(({ file, ...words }) => ({
    ...words,
    photo: publishedPhoto(`gallery/${file}`),
  }));
  return (
    <Section id="projects" theme="dark" screenOnly title={projects.title} lead={projects.text}>
      {slides.length > 0 && (
        <ErrorBoundary>
          <Carousel label="Photos of past projects" slides={slides} />
        </ErrorBoundary>
      )}
    </Section>
  );
}
