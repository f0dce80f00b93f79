/**
 * The shape of a crop (`ratio` is its width divided by its height), and where a joint in the picture has to lie in the
 * crop (`jointAt`, in percent of the crop's width).
 */
export type Crop = { ratio: number; jointAt: number };

/**
 * Where the page's own joint runs, in percent of the window's width: `wide` from 64rem on, `narrow` below. A style sheet
 * cannot read this, so app/joint.css repeats the numbers as `--joint-percent`. If they differ, e2e/joint.spec.ts fails.
 */
const JOINT_AT = { wide: 60, narrow: 50 };

/**
 * Keeps the picture's joint out of a crop. On small screens the surface needs this: its own joint runs down, but the
 * page's joint lies across there. So the crop ends left of the joint and of the smooth margin beside it: a place beyond
 * 100 percent is right of the crop. In percent of the crop's width, from its left edge:
 *
 *     0                  the crop                   100  106.5
 *     |<--------------------------------------------->|    |
 *     |                                               |····█····
 *                                                     margin, groove, margin
 *
 * As delivered, the margin begins 6 percent of the crop's width before the groove's middle, and half a percent is to
 * spare. A larger number would cut off more of the picture.
 */
const OUT_OF_SIGHT = 106.5;

/**
 * The pictures that are shown whole (`shownAs` in the schema): the least width of an original, and the widths of its
 * published files, in pixels. No picture is enlarged. A drawing (SVG) may have any width.
 */
export const wholePictures = {
  photo: { minWidth: 1200, widths: [640, 1000, 1500] },
  // A finish is shown as a small sample.
  sample: { minWidth: 1200, widths: [320, 1000] },
  // The logo has no AVIF files: it is published only as it is.
  logo: { minWidth: 320, widths: [] },
  // The hero's other photo, for phones, has no files of its own. It is cut and published with the hero.
  portrait: { minWidth: 900, widths: [] },
} satisfies Record<string, { minWidth: number; widths: number[] }>;

/**
 * The pictures that fill the window (`cropFor` in the schema). They are cut so that a joint in a picture lies on the
 * page's joint. `portraitFor` is the media query of the windows in which the portrait is shown.
 * components/sections/hero.module.css has the opposite of the hero's query, and sets there the joint of its landscape
 * photo: change both together.
 */
export const croppedPictures = {
  hero: {
    minWidth: 1920,
    landscape: { ratio: 2.4, jointAt: JOINT_AT.wide, widths: [1280, 1920, 2400] },
    // 900 is twice the width of the widest phone. A tablet that is held upright could use more, but then phones with a
    // dense screen would load more as well, and this is the first photo that they show.
    portrait: { ratio: 1.11, jointAt: JOINT_AT.narrow, widths: [480, 660, 900] },
    portraitFor: "(width < 40rem) or ((width < 64rem) and (orientation: portrait))",
  },
  // Fewer widths, because each finish has its own picture, and each address makes the page larger.
  surface: {
    minWidth: 1920,
    landscape: { ratio: 1.6, jointAt: JOINT_AT.wide, widths: [1440, 2400] },
    portrait: { ratio: 1.15, jointAt: OUT_OF_SIGHT, widths: [660, 1200] },
    portraitFor: "(width < 64rem)",
  },
};

export type CropName = keyof typeof croppedPictures;

/** How a field's picture is shown: whole, as a photo unless `shownAs` says otherwise, or as crops for a section. */
export type PictureKind = { shownAs?: keyof typeof wholePictures; cropFor?: CropName };

/** The least width of an original, in pixels. */
export const minWidthOf = ({ shownAs = "photo", cropFor }: PictureKind) =>
  (cropFor ? croppedPictures[cropFor] : wholePictures[shownAs]).minWidth;

type Size = { width: number; height: number };

/**
 * The largest part of a picture that has the shape of a crop, with the picture's joint at `jointAt`.
 *
 * @param picture the size of the picture in pixels
 * @param joint where the picture's joint is, in percent of the picture's width; without a joint, `focus` decides
 * @param focus which part has to stay: `center`, or edges such as `left top`
 * @returns the part's place and size in the picture, in pixels
 */
export function cropArea(
  picture: Size,
  { ratio, jointAt }: Crop,
  joint?: number,
  focus = "center",
) {
  let width = Math.min(picture.width, picture.height * ratio);
  /** How much of what is cut off lies before the part that stays: 0 for nothing, 1 for all of it. */
  const shareBefore = (start: string, end: string) =>
    focus.includes(start) ? 0 : focus.includes(end) ? 1 : 0.5;
  let left = (picture.width - width) * shareBefore("left", "right");
  if (joint !== undefined) {
    width = Math.min(width, (picture.width * joint) / jointAt);
    if (jointAt < 100) width = Math.min(width, (picture.width * (100 - joint)) / (100 - jointAt));
    left = (picture.width * joint - width * jointAt) / 100;
  }
  const height = width / ratio;
  const top = (picture.height - height) * shareBefore("top", "bottom");
  return {
    left: Math.max(0, Math.round(left)),
    top: Math.round(top),
    width: Math.floor(width),
    height: Math.floor(height),
  };
}
