import type { MetadataRoute } from "next";
import { themeColor } from "@/lib/build/metadata";
import { facts } from "@/lib/content/facts";

export const dynamic = "force-static";

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: facts.name,
    theme_color: themeColor,
    icons: [
      { src: "/icons/192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/512.png", sizes: "512x512", type: "image/png" },
    ],
  };
}
