import type { Sharp } from "sharp";

/** A photo that says where it was taken, as those of phones do. */
export function withPlace(photo: Sharp): Sharp {
  const place = { GPSLatitudeRef: "N", GPSLatitude: "39/1 3/1 0/1", GPSLongitude: "95/1 41/1 0/1" };
  return photo.withExifMerge({ IFD3: place });
}
