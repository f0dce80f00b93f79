import { gallery } from "@/lib/gallery";
import { publishedPhoto } from "@/lib/photos";
import { projects } from "@/lib/site";
import { Carousel } from "../carousel/carousel";
import { ErrorBoundary } from "../ui/error-boundary";
import { Reveal } from "../ui/reveal";
import { Section, SectionHead } from "../ui/section";

export function Projects() {
  const slides = gallery.map(({ file, ...words }) => ({
    ...words,
    photo: publishedPhoto(`gallery/${file}`),
  }));
  if (slides.length === 0) return null;
  return (
    <Section id="projects" theme="dark" screenOnly>
      <SectionHead id="projects" title={projects.title} lead={projects.text} wide />
      <Reveal order={1}>
        <ErrorBoundary>
          <Carousel label="Photos of past projects" slides={slides} />
        </ErrorBoundary>
      </Reveal>
    </Section>
  );
}
