/** @type {import('next').NextConfig} */
const config = {
  output: "export",
  reactStrictMode: true,
  experimental: {
    // Next would preload the styles of a `not-found.tsx` in every page.
    globalNotFound: true,
    // The build puts linked styles into the page (scripts/export/pages.ts), so more files cost no requests.
    // Without this option, the home page would also get the styles of the lightbox, 1.1 kB that only a later script needs.
    cssChunking: { type: "graph", requestCost: 1 },
  },
};

export default config;
