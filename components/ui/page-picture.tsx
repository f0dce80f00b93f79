import { type CropName, croppedPictures } from "@/lib/content/picture-kinds";
import { publishedCrops, publishedPicture } from "@/lib/content/published-pictures";
import { Picture, type PictureProps } from "./picture";

type Props = Omit<PictureProps, "picture" | "portrait" | "portraitFor"> & {
  /** The address of the original. */
  file: string;
  /** Shows the landscape and portrait crops that the build has made for this section, instead of the whole picture. */
  cropFor?: CropName;
};

/** A picture from lib/content, found by the address of its original. */
export function PagePicture({ file, cropFor, ...props }: Props) {
  if (!cropFor) return <Picture picture={publishedPicture(file)} {...props} />;
  const { landscape, portrait } = publishedCrops(cropFor, file);
  return (
    <Picture
      picture={landscape}
      portrait={portrait}
      portraitFor={croppedPictures[cropFor].portraitFor}
      {...props}
    />
  );
}
