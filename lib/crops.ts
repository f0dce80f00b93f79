/**
 * What screens show of the pictures that are as wide as they: the width by the height, how near it comes,
 * and where in it a joint of the picture has to lie, as shares of its width and height, to meet the page's
 * own joint: in the middle of wide pages and at the edge of narrow ones (`--joint-share`).
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
