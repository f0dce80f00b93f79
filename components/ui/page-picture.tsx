import { publishedPicture } from "@/lib/published-pictures";
import { Picture, type PictureProps } from "./picture";

type Props = Omit<PictureProps, "photo" | "portrait"> & {
  /** The address of the original. */
  file: string;
  /** The name of a picture with crops: one for wide screens, one for others. */
  crops?: string;
};

/** One of the page's own pictures, by its address. */
export function PagePicture({ file, crops, ...props }: Props) {
  return (
    <Picture
      photo={publishedPicture(file, crops && `${crops}-landscape`)}
      portrait={crops ? publishedPicture(file, `${crops}-portrait`) : undefined}
      {...props}
    />
  );
}
