import { cropName, crops, type Shape } from "@/lib/content/crops";
import { publishedPicture } from "@/lib/content/published-pictures";
import { Picture, type PictureProps } from "./picture";

type Props = Omit<PictureProps, "picture" | "portrait" | "portraitFor"> & {
  /** The address of the original. */
  file: string;
  /** Uses the landscape and portrait crops made for this section. */
  cropFor?: keyof typeof crops;
};

/** One of the page's own pictures, by its address. */
export function PagePicture({ file, cropFor, ...props }: Props) {
  const crop = (shape: Shape) => cropFor && publishedPicture(file, cropName(cropFor, file, shape));
  return (
    <Picture
      picture={crop("landscape") ?? publishedPicture(file)}
      portrait={crop("portrait")}
      portraitFor={cropFor && crops[cropFor].portraitFor}
      {...props}
    />
  );
}
