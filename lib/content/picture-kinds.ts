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
  // The hero's other photo, for phones, has no files of its own: it is cropped and published with the hero.
  portrait: { minWidth: 900, widths: [] },
} satisfies Record<string, { minWidth: number; widths: number[] }>;

/**
 * The pictures that fill the window (`cropFor` in the schema), each in two crops: `ratio` is a crop's width divided by its
 * height. `portraitFor` is the media query of the windows in which the portrait is shown.
 */
export const croppedPictures = {
  // As wide as the whole photo, if that has the usual shape of a photo: a joint at 60 % of its width, or 50 % of the
  // portrait's, meets the page's joint (app/joint.css).
  hero: {
    minWidth: 1920,
    landscape: { ratio: 2.4, widths: [1280, 1920, 2400] },
    // 900 is twice the width of the widest phone. A tablet that is held upright could use more, but then phones with a
    // dense screen would load more as well, and this is the first photo that they show.
    portrait: { ratio: 1.11, widths: [480, 660, 900] },
    portraitFor: "(width < 64rem) and (orientation: portrait)",
  },
  // Fewer widths, because each finish has its own picture, and each address makes the page larger.
  surface: {
    minWidth: 1920,
    landscape: { ratio: 1.6, widths: [1440, 2400] },
    portrait: { ratio: 1.15, widths: [660, 1200] },
    portraitFor: "(width < 64rem)",
  },
};

export type CropName = keyof typeof croppedPictures;

/** How a field's picture is shown: whole, as a photo unless `shownAs` says otherwise, or as crops for a section. */
export type PictureKind = { shownAs?: keyof typeof wholePictures; cropFor?: CropName };

/** The least width of an original, in pixels. */
export const minWidthOf = ({ shownAs = "photo", cropFor }: PictureKind) =>
  (cropFor ? croppedPictures[cropFor] : wholePictures[shownAs]).minWidth;
