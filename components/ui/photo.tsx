import { publishedPhoto } from "@/lib/photos";
import { Picture, type PictureProps } from "./picture";

type Props = Omit<PictureProps, "photo" | "portrait"> & {
  /** Path below `public/images`. */
  file: string;
  /** One of the crops of the hero, such as `hero-portrait`, for narrow screens. */
  portrait?: string;
};

/** One of the page's own pictures, by its file name. */
export function Photo({ file, portrait, ...props }: Props) {
  return (
    <Picture
      photo={publishedPhoto(file)}
      portrait={portrait ? publishedPhoto(portrait) : undefined}
      {...props}
    />
  );
}
