import type { NextConfig } from "next";
import { readSettings } from "./scripts/export/settings";

// Next puts the settings into the page as they are now. The build has checked them.
readSettings();

export default {
  output: "export",
  reactStrictMode: true,
  experimental: {
    // Next would preload the styles of a `not-found.tsx` in every page.
    globalNotFound: true,
  },
} satisfies NextConfig;
