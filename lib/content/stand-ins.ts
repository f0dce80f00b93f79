import { projects } from "../site";
import files from "./stand-ins.json" with { type: "json" };

/**
 * Whether a picture came with the site: a computer render, which shows nobody's work. It is known by its
 * file, so that an owner's photo in its place ends it; the editor gives each upload a name of its own.
 *
 * @param file the address of the picture
 */
export const isStandIn = (file: string): boolean => files.includes(file);

/** A picture's caption, which says so where the picture is a stand-in. */
export const withOrigin = (caption: string, file: string): string =>
  isStandIn(file) ? `${caption}. ${projects.illustration}` : caption;
