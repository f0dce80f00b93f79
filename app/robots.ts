import type { MetadataRoute } from "next";
import { siteUrl } from "@/lib/build/deployment";

export const dynamic = "force-static";

export default function robots(): MetadataRoute.Robots {
  return {
    // Crawlers may fetch previews as well, because otherwise they would not see the `noindex` in them.
    rules: { userAgent: "*", allow: "/" },
    sitemap: `${siteUrl}/sitemap.xml`,
  };
}
