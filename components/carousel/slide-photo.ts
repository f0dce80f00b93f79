import { captionOf, kindAnchor, photoAnchor, photosOfKind } from "@/lib/content/gallery";
import { publishedPicture } from "@/lib/content/published-pictures";
import { serviceNameOf } from "@/lib/content/services";
import type { GalleryPhoto } from "@/lib/content/types";

/** What the carousel needs of a photo. Called on the server, because browsers need not know the rest. */
export const slidePhoto = (photo: GalleryPhoto) => ({
  kind: photo.kind,
  /** What somebody who wants one like it asks for. */
  what: serviceNameOf(photo.kind),
  caption: photo.caption,
  alt: photo.alt,
  /** The caption, and what is known of the work. */
  fullCaption: captionOf(photo),
  /** A picture of the same place before the work. */
  before: photo.before ? publishedPicture(photo.before) : undefined,
  /** The slide's id: the photo's address leads to it. */
  id: photoAnchor(photo.file),
  /** Only on the first photo of a kind: that kind's address leads to it. */
  kindAnchor: photosOfKind(photo.kind).first === photo ? kindAnchor(photo.kind) : undefined,
  picture: publishedPicture(photo.file),
});

export type SlidePhoto = ReturnType<typeof slidePhoto>;
