import { stemOf } from "../page-contract";

/**
 * The shapes in which pictures fill the window, as width to height: on wide screens and on narrow ones.
 *
 * An owner's photo is cut to them at the place that its `focus` names. What came with the site has been cut by
 * hand: a file beside the whole picture whose name ends in `-landscape` or `-portrait`, or the whole picture, is
 * of that shape already. The joint in it runs on in the page's joint (`--joint-share` in app/globals.css): in a
 * landscape it is at 60.1 % of the width (in the hero's where it reaches the lower edge). A portrait has none: on
 * phones the joints lie across. Nothing else moves it there: whoever changes the page's joint, or a
 * shape, has to cut these files anew.
 */
export const crops = {
  hero: { landscape: 2.86, portrait: 1.2 },
  surface: { landscape: 1.6, portrait: 0.656 },
} as const;

export type Shape = "landscape" | "portrait";

/**
 * @param of what the picture is cut for
 * @param file the address of the original
 * @returns the name under which the cut picture is published
 */
export const cropName = (of: keyof typeof crops, file: string, shape: Shape): string =>
  `${of}-${stemOf(file)}-${shape}`;
