/** The name of a file without its folder and its ending. */
export const stemOf = (file: string) => file.replace(/^.*\/|\.\w+$/g, "");

/** The shape of a crop (width / height), and where it has the joint of its picture, in percent of its width. */
export type Crop = { ratio: number; jointAt: number };

/** Where the page's joint is, in percent of its width: between two columns where there is room for them. */
const JOINT_AT = { wide: 60, narrow: 50 };

/** That the page's own joint is there, as a style sheet, which app/joint.css refers to. */
export const jointStyles = `:root{--joint-percent:${JOINT_AT.narrow}}
@media (width >= 64rem){:root{--joint-percent:${JOINT_AT.wide}}}
`;

/**
 * The crops of pictures that fill the window. `portraitFor` is the media query of the windows that get the portrait.
 * A joint in a picture comes to lie on the page's joint.
 */
export const crops = {
  hero: {
    landscape: { ratio: 2.86, jointAt: JOINT_AT.wide },
    portrait: { ratio: 1.11, jointAt: JOINT_AT.narrow },
    portraitFor: "(width < 40rem)",
  },
  surface: {
    landscape: { ratio: 1.6, jointAt: JOINT_AT.wide },
    // On small screens the page's joint lies across. The one in the picture, with its smooth margin, is beyond the edge.
    portrait: { ratio: 1.15, jointAt: 106.5 },
    portraitFor: "(width < 64rem)",
  },
} as const;

export type CropName = keyof typeof crops;

type Size = { width: number; height: number };

/**
 * The largest part of a picture that has the shape of a crop, and the joint where the crop has it.
 *
 * @param whole the size of the picture in pixels
 * @param joint where the joint is in it, in percent of its width; without one, `focus` decides
 * @param focus what else has to be seen: `center`, or the edges that stay, such as `left top`
 * @returns pixels
 */
export function areaOf(whole: Size, { ratio, jointAt }: Crop, joint?: number, focus = "center") {
  let width = Math.min(whole.width, whole.height * ratio);
  /** The share that is cut off before the part that stays. */
  const shareBefore = (start: string, end: string) =>
    focus.includes(start) ? 0 : focus.includes(end) ? 1 : 0.5;
  let left = (whole.width - width) * shareBefore("left", "right");
  if (joint !== undefined) {
    width = Math.min(width, (whole.width * joint) / jointAt);
    if (jointAt < 100) width = Math.min(width, (whole.width * (100 - joint)) / (100 - jointAt));
    left = (whole.width * joint - width * jointAt) / 100;
  }
  const height = width / ratio;
  const top = (whole.height - height) * shareBefore("top", "bottom");
  return {
    left: Math.max(0, Math.round(left)),
    top: Math.round(top),
    width: Math.floor(width),
    height: Math.floor(height),
  };
}
