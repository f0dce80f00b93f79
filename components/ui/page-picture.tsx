import { cropName, crops, type Shape } from "@/lib/content/crops";
import { publishedPicture } from "@/lib/content/published-pictures";
import { Picture, type PictureProps } from "./picture";

/** As wide as the window. On phones the file is a tenth narrower, which nobody sees, and comes sooner. */
const FULL_WIDTH = "(width >= 64rem) 100vw, 90vw";

type Props = Omit<PictureProps, "photo" | "portrait" | "sizes"> & {
  /** The address of the original. */
  file: string;
  /** As in `Picture`; by default the picture is as wide as the window. */
  sizes?: string;
  /** Uses the landscape and portrait crops made for this section. */
  cropFor?: keyof typeof crops;
};

/** One of the page's own pictures, by its address. */
export function PagePicture({ file, sizes = FULL_WIDTH, cropFor, ...props }: Props) {
  const cut = (shape: Shape) => cropFor && publishedPicture(file, cropName(cropFor, file, shape));
  return (
    <Picture
      photo={cut("landscape") ?? publishedPicture(file)}
      portrait={cut("portrait")}
      portraitFor={cropFor && crops[cropFor].portraitFor}
      sizes={sizes}
      {...props}
    />
  );
}
