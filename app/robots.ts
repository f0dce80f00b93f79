import type { MetadataRoute } from "next";
import { isPreview, siteUrl } from "@/lib/site";

export const dynamic = "force-static";

export default function robots(): MetadataRoute.Robots {
  return {
    rules: isPreview
      ? { userAgent: "*", disallow: "/" }
      : { userAgent: "*", allow: "/", disallow: "/__forms.html" },
    sitemap: `${siteUrl}/sitemap.xml`,
  };
}
