import sharp from "sharp";
import { pictures } from "@/lib/content/pictures";
import { shareSize } from "@/lib/site";

export const dynamic = "force-static";

/** The picture that is shown where the page is shared: the first photo. */
export async function GET() {
  const picture = await sharp(`lib/content${pictures.hero.file}`)
    .autoOrient()
    .resize({ ...shareSize, position: "bottom" })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
  return new Response(new Uint8Array(picture), { headers: { "Content-Type": "image/jpeg" } });
}
