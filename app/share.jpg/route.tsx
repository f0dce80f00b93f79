import { readFile } from "node:fs/promises";
import { ImageResponse } from "next/og";
import sharp, { type Sharp } from "sharp";
import { writable } from "@/lib/build/characters";
import { facts } from "@/lib/content/facts";
import { pictures } from "@/lib/content/pictures";
import { words } from "@/lib/content/words";
import { shareSize, themeColor } from "@/lib/site";

export const dynamic = "force-static";

const INK = "#191715";

/**
 * The picture that is shown where the page is shared: the hero, the name and the headline. Characters that
 * our fonts lack are left out: next/og would ask third-party servers to draw them.
 */
export async function GET() {
  const dataUrl = async (image: Sharp, type: "jpeg" | "png") =>
    `data:image/${type};base64,${(await image.toFormat(type).toBuffer()).toString("base64")}`;
  const photo = sharp(`lib/content${pictures.hero.file}`)
    .autoOrient()
    .resize({ ...shareSize, position: "bottom" });
  const logo = sharp(`lib/content${pictures.logo}`, { density: 300 }).resize({ height: 104 });
  const font = async (name: string) => ({ name, data: await readFile(`app/fonts/${name}.woff`) });
  const drawing = new ImageResponse(
    <div style={{ display: "flex", width: "100%", height: "100%", color: themeColor }}>
      {/* biome-ignore lint/performance/noImgElement: drawn once, in the build */}
      <img src={await dataUrl(photo, "jpeg")} alt="" style={{ position: "absolute" }} />
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          justifyContent: "flex-end",
          width: "100%",
          padding: "56px 64px",
          backgroundImage: `linear-gradient(to top, ${INK}f2 14%, ${INK}b8 46%, ${INK}00 78%)`,
          fontFamily: "archivo-wide",
        }}
      >
        <div style={{ display: "flex", alignItems: "center", gap: 20, fontSize: 34 }}>
          {/* biome-ignore lint/performance/noImgElement: drawn once, in the build */}
          <img src={await dataUrl(logo, "png")} alt="" height={52} />
          {writable(facts.name)}
        </div>
        <div
          style={{ margin: "28px 0 16px", fontSize: 84, lineHeight: 1, letterSpacing: "-0.015em" }}
        >
          {writable(words.hero.title)}
        </div>
        <div style={{ fontFamily: "archivo-text", fontSize: 30 }}>{writable(words.share.text)}</div>
      </div>
    </div>,
    { ...shareSize, fonts: await Promise.all(["archivo-wide", "archivo-text"].map(font)) },
  );
  const picture = await sharp(await drawing.arrayBuffer())
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
  return new Response(new Uint8Array(picture), { headers: { "Content-Type": "image/jpeg" } });
}
