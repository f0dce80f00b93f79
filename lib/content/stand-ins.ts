import files from "./stand-ins.json" with { type: "json" };

/**
 * Whether a picture came with the site: a computer render, which shows nobody's work. It is known by its
 * file, so that an owner's photo in its place ends it; the editor gives each upload a name of its own.
 *
 * @param file the address of the picture
 */
export const isStandIn = (file: string): boolean => files.includes(file);
