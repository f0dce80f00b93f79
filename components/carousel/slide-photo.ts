import { captionOf, kindAnchor, photoAnchor, photosOfKind } from "@/lib/content/gallery";
import { publishedPicture } from "@/lib/content/published-pictures";
import type { GalleryPhoto } from "@/lib/content/types";

/** The data of a photo that the carousel needs. It is made on the server, so that the browser does not get the rest. */
export const slidePhoto = (photo: GalleryPhoto) => ({
  kind: photo.kind,
  caption: photo.caption,
  alt: photo.alt,
  /** The caption with town, year and size, where the owner gives them. */
  fullCaption: captionOf(photo),
  /** The slide's id: the photo's address leads to it. */
  id: photoAnchor(photo.file),
  /** The id of the kind's address, which leads to the first photo of that kind. Other photos have none. */
  kindAnchor: photosOfKind(photo.kind)[0] === photo ? kindAnchor(photo.kind) : undefined,
  picture: publishedPicture(photo.file),
});

export type SlidePhoto = ReturnType<typeof slidePhoto>;
