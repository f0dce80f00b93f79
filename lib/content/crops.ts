/** The name of a file without its folder and its ending. */
export const stemOf = (file: string) => file.replace(/^.*\/|\.\w+$/g, "");

/**
 * The shapes (width / height) of pictures that fill the window. `portraitFor` is the media query of the windows
 * that get the portrait.
 *
 * An owner's photo is cropped around its `focus`. The pictures that came with the site were cropped by hand: either
 * a file beside the original ends in `-landscape` or `-portrait`, or the original has that shape. If a shape or
 * JOINT_PERCENT changes, crop the files again.
 */
export const crops = {
  hero: { landscape: 2.86, portrait: 1.2, portraitFor: "(width < 40rem)" },
  surface: { landscape: 1.6, portrait: 0.656, portraitFor: "(width < 64rem)" },
} as const;

/**
 * Where the joint is in every landscape file that was cropped by hand, in percent of its width: where the page draws
 * its own (`--joint-percent` in app/joint.css). Portraits have none: on phones it lies across.
 */
export const JOINT_PERCENT = 60.1;

export type Shape = "landscape" | "portrait";

/** The name of a crop of `file` in the list of published pictures, where a whole picture has its own address. */
export const cropName = (cropFor: keyof typeof crops, file: string, shape: Shape): string =>
  file.replace(/([^/]+)(\.\w+)$/, `${cropFor}-$1-${shape}$2`);
