/**
 * How the pictures that fill the window's width are cut for wide (`landscape`) and narrow (`portrait`)
 * windows: the ratio of width to height, the zoom, and the place of a photographed joint, in shares of the
 * cut's width and height, at which it meets the page's own joint (`--joint-share` in app/globals.css).
 */
export const crops = {
  hero: {
    landscape: { ratio: 2.86, zoom: 1, joint: { x: 0.601, y: 1 } },
    // More of the slab below it, and the joint at the edge where the picture ends.
    portrait: { ratio: 1.2, zoom: 1.658, joint: { x: 0.0243, y: 0.867 } },
  },
  surface: {
    landscape: { ratio: 1.6, zoom: 1, joint: { x: 0.601, y: 0.5 } },
    portrait: { ratio: 0.656, zoom: 1, joint: { x: 0.026, y: 0.5 } },
  },
} as const;

/**
 * @param of what the picture is cut for
 * @param file the address of the picture
 * @returns the name under which its crops are published, without their shape; of the slab there is one
 *   picture for each finish
 */
export function cropsOf(of: keyof typeof crops, file: string): string {
  return of === "hero" ? of : `${of}-${file.replace(/^.*\/|\.\w+$/g, "")}`;
}
