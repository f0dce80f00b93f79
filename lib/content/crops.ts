import { stemOf } from "../page-contract";

/**
 * How full-width pictures are cropped for wide (`landscape`) and narrow (`portrait`) windows. `ratio` is
 * width to height. `joint` is where a joint in the photo has to lie, as shares of the crop's width and
 * height, to continue the joint that the page draws (`--joint-share` in app/globals.css).
 */
export const crops = {
  hero: {
    landscape: { ratio: 2.86, zoom: 1, joint: { x: 0.601, y: 1 } },
    // Shows more of the slab below the joint, which is near the left edge.
    portrait: { ratio: 1.2, zoom: 1.658, joint: { x: 0.0243, y: 0.867 } },
  },
  surface: {
    landscape: { ratio: 1.6, zoom: 1, joint: { x: 0.601, y: 0.5 } },
    portrait: { ratio: 0.656, zoom: 1, joint: { x: 0.026, y: 0.5 } },
  },
} as const;

/**
 * @param of which crops are meant
 * @param file the address of the picture
 * @returns the name of its crops without their shape; it contains the file's name for a surface, as each
 *   finish may have a picture of its own
 */
export function cropsOf(of: keyof typeof crops, file: string): string {
  return of === "hero" ? of : `${of}-${stemOf(file)}`;
}
