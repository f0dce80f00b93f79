import type { MetadataRoute } from "next";
import { siteUrl } from "@/lib/build/deployment";

export const dynamic = "force-static";

export default function robots(): MetadataRoute.Robots {
  return {
    // Crawlers may fetch previews as well: otherwise they would not see the `noindex`.
    rules: { userAgent: "*", allow: "/" },
    sitemap: `${siteUrl}/sitemap.xml`,
  };
}
