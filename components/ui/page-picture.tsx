import { publishedPicture } from "@/lib/published-pictures";
import { Picture, type PictureProps } from "./picture";

/** As wide as the window. On phones the file is a tenth narrower, which nobody sees, and comes sooner. */
const FULL_WIDTH = "(width >= 64rem) 100vw, 90vw";

type Props = Omit<PictureProps, "photo" | "portrait" | "sizes"> & {
  /** The address of the original. */
  file: string;
  /** As `Picture` takes it; without it the picture is as wide as the window. */
  sizes?: string;
  /** The name of a picture with crops: one for wide screens, one for others. */
  crops?: string;
};

/** One of the page's own pictures, by its address. */
export function PagePicture({ file, sizes = FULL_WIDTH, crops, ...props }: Props) {
  return (
    <Picture
      photo={publishedPicture(file, crops && `${crops}-landscape`)}
      portrait={crops ? publishedPicture(file, `${crops}-portrait`) : undefined}
      sizes={sizes}
      {...props}
    />
  );
}
