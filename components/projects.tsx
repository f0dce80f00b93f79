import { gallery } from "@/lib/gallery";
import { projects } from "@/lib/site";
import { Carousel } from "./carousel";
import { Section } from "./section";

export function Projects() {
  return (
    <Section id="projects" room="dark" screenOnly title={projects.title} lead={projects.text}>
      {gallery.length > 0 && <Carousel label="Photos of past projects" />}
    </Section>
  );
}
