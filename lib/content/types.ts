// The types of the data in the owner's files, which follow from the fields in schema/schema.ts, and of pictures.
import type { DataOf } from "./schema/field-kinds";
import type { files } from "./schema/schema";

type Data = DataOf<typeof files>;
export type GalleryPhoto = Data["gallery"][number];
export type Facts = Data["facts"];
export type Service = Data["services"][number];
export type Pictures = Data["pictures"];
export type Words = Data["words"];

export type Finish = NonNullable<Pictures["finishes"]>[number];

/** A picture's published files, as the build has noted them in the manifest. */
export type Published = {
  /** The size of the original, or of its crop, in pixels. */
  width: number;
  height: number;
  /** The AVIF files, one for each width. */
  srcSet: string;
};

/** A published picture: the attributes of the elements that show it. */
export type PublishedPicture = Published & {
  /** The address of the JPEG, PNG or WebP, for browsers without AVIF. */
  src: string;
};
