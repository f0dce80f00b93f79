import gallery from "./gallery.json" with { type: "json" };
import { pictures } from "./pictures";
import renders from "./renders.json" with { type: "json" };
import { services } from "./services";

/**
 * Whether a picture is one of the computer renders that came with the site, which show nobody's work. They are
 * known by their names. An owner's photo has another name: the editor gives each upload one of its own.
 */
export const isRender = (file: string): boolean => renders.includes(file);

/**
 * Whether every picture of concrete on the page is a render: then the page says it once. Otherwise the caption of each
 * render says it.
 */
export const onlyRenders = [
  ...gallery.map(({ file }) => file),
  ...services.map(({ photo }) => photo),
  ...pictures.finishes.map(({ file }) => file),
  pictures.hero.file,
  pictures.surface.file,
  pictures.about.file,
].every(isRender);
