import { facts } from "./facts";
// The photos come from gallery.json, because gallery.ts imports this file: two modules should not import each other.
import galleryJson from "./gallery.json" with { type: "json" };
import { pictures } from "./pictures";
import { services } from "./services";
import { trimmed } from "./trimmed";
import type { GalleryPhoto } from "./types";

const gallery: readonly GalleryPhoto[] = trimmed(galleryJson);

/**
 * Whether a picture is one of the computer renders that came with the site, which show nobody's work: the JPEG files in
 * `images/renders`. In the editor the owner can open that folder and upload a photo into it, but the editor stores each
 * upload as WebP.
 */
export const isRender = (file: string): boolean => /^\/images\/renders\/.*\.jpg$/.test(file);

/**
 * Whether every picture on the page is a render. If so, the page says it once for all of them. Otherwise the caption of
 * each render says it.
 */
export const onlyRenders = [
  ...gallery.map(({ file }) => file),
  ...services.map(({ image }) => image),
  ...facts.people.map(({ photo }) => photo),
  ...pictures.finishes.flatMap(({ file, surface }) => [file, surface]),
  pictures.hero.file,
  pictures.hero.portrait?.file,
  pictures.surface.file,
  pictures.about.file,
].every((file) => file === undefined || isRender(file));
