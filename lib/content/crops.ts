/** The name of a file without its folder and its ending. */
export const stemOf = (file: string) => file.replace(/^.*\/|\.\w+$/g, "");

/**
 * The shapes (width / height) of pictures that fill the window. `portraitFor` is the media query of the windows
 * that get the portrait.
 *
 * An owner's photo is cropped around its `focus`. The pictures that came with the site were cropped by hand: either
 * a file beside the original ends in `-landscape` or `-portrait`, or the original has that shape. In every landscape
 * file the joint is at 60.1 % of the width, where the page draws its own (`--joint-share` in app/globals.css; JOINT in
 * e2e/joint.spec.ts). If `--joint-share` or a shape changes, crop the files again. Portraits have no joint: on phones it
 * lies across.
 */
export const crops = {
  hero: { landscape: 2.86, portrait: 1.2, portraitFor: "(width < 40rem)" },
  surface: { landscape: 1.6, portrait: 0.656, portraitFor: "(width < 64rem)" },
} as const;

export type Shape = "landscape" | "portrait";

/** The name of a crop of `file` in the list of published pictures, where a whole picture has its own address. */
export const cropName = (cropFor: keyof typeof crops, file: string, shape: Shape): string =>
  file.replace(/([^/]+)(\.\w+)$/, `${cropFor}-$1-${shape}$2`);
