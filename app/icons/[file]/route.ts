import sharp from "sharp";
import { pictures } from "@/lib/content/pictures";
import { themeColor } from "@/lib/site";

export const dynamic = "force-static";
export const dynamicParams = false;

/** Sides in pixels: Apple's home screens (which take no transparency), tabs, other home screens. */
const SIZES = [180, 192, 512];

export function generateStaticParams() {
  return SIZES.map((size) => ({ file: `${size}.png` }));
}

/** An icon of the size in its name, drawn from the logo. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const size = Number.parseInt((await params).file, 10);
  // Dense enough for a drawing of 40 pixels to be sharp in the largest.
  const icon = await sharp(`lib/content${pictures.logo}`, { density: 72 * 13 })
    .resize({ width: size, height: size, fit: "contain", background: themeColor })
    .flatten({ background: themeColor })
    .png({ palette: true })
    .toBuffer();
  return new Response(new Uint8Array(icon), { headers: { "Content-Type": "image/png" } });
}
