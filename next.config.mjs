/** @type {import('next').NextConfig} */
const config = {
  output: "export",
  reactStrictMode: true,
  experimental: {
    // Next would preload the styles of a `not-found.tsx` in every page.
    globalNotFound: true,
    // The build puts linked styles into the page (scripts/export/pages.ts), so more files cost no requests.
    // Without this option, Next adds the styles of the lightbox as soon as two pages share a component.
    cssChunking: { type: "graph", requestCost: 1 },
  },
};

export default config;
