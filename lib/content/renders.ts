import { projectTexts } from "../site";
import files from "./renders.json" with { type: "json" };

/**
 * Whether a picture is one of the computer renders that came with the site, which show nobody's work. They are
 * known by their names. An owner's photo has another name: the editor gives each upload one of its own.
 *
 * @param file the address of the picture
 */
export const isRender = (file: string): boolean => files.includes(file);

/** A picture's caption. It says so if the picture is a render. */
export const withOrigin = (caption: string, file: string): string =>
  isRender(file) ? `${caption}. ${projectTexts.illustration}` : caption;
