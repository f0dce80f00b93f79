import type { MetadataRoute } from "next";
import { siteUrl } from "@/lib/deployment";

export const dynamic = "force-static";

export default function robots(): MetadataRoute.Robots {
  return {
    // Previews may be fetched as well: only so is their `noindex` seen.
    rules: { userAgent: "*", allow: "/" },
    sitemap: `${siteUrl}/sitemap.xml`,
  };
}
