import { facts } from "./facts";
// The photos come from gallery.json, because gallery.ts imports this file: two modules should not import each other.
import galleryJson from "./gallery.json" with { type: "json" };
import { pictures } from "./pictures";
import renders from "./renders.json" with { type: "json" };
import { services } from "./services";
import type { GalleryPhoto } from "./types";

const gallery: readonly GalleryPhoto[] = galleryJson;

/**
 * Whether a picture is one of the computer renders that came with the site, which show nobody's work. It is known by
 * its name. The editor gives each upload a name of its own; who puts a photo under the name of a render by hand, takes
 * that name out of the list (docs/deploy.md).
 */
export const isRender = (file: string): boolean => renders.includes(file);

/**
 * Whether every picture on the page is a render. If so, the page says it once for all of them. Otherwise the caption of
 * each render says it.
 */
export const onlyRenders = [
  ...gallery.flatMap(({ file, before }) => [file, before]),
  ...services.map(({ photo }) => photo),
  ...facts.people.map(({ photo }) => photo),
  ...pictures.finishes.flatMap(({ file, surface }) => [file, surface]),
  pictures.hero.file,
  pictures.hero.portrait?.file,
  pictures.surface.file,
  pictures.about.file,
].every((file) => file === undefined || isRender(file));
