/** The name of a file without its folder and its ending. */
export const stemOf = (file: string) => file.replace(/^.*\/|\.\w+$/g, "");

/**
 * The shapes in which pictures fill the window, as width to height, and which windows get the portrait.
 *
 * An owner's photo is cut to them at the place that its `focus` names. What came with the site has been cut by
 * hand: a file beside the whole picture whose name ends in `-landscape` or `-portrait`, or the whole picture, is
 * of that shape already. The page's joint (`--joint-share` in app/globals.css) is at 60.1 % of a landscape's width:
 * there the hero's joint reaches the lower edge, and there, below the joint that the page draws, two halves of a
 * surface meet, or have a thin cut between them. A portrait has none: on phones the joints lie across. Whoever
 * changes the page's joint, or a shape, has to cut these files anew.
 */
export const crops = {
  hero: { landscape: 2.86, portrait: 1.2, portraitFor: "(width < 40rem)" },
  surface: { landscape: 1.6, portrait: 0.656, portraitFor: "(width < 64rem)" },
} as const;

export type Shape = "landscape" | "portrait";

/**
 * @param of what the picture is cut for
 * @param file the address of the original
 * @returns the name under which the cut picture is published
 */
export const cropName = (of: keyof typeof crops, file: string, shape: Shape): string =>
  `${of}-${stemOf(file)}-${shape}`;
