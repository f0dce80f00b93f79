// Set by scripts/dev.ts. A static export has no rewrites, so `output` is not set in development.
const formServer = process.env.FORM_SERVER;
const formPosts = {
  source: "/",
  has: [{ type: "header", key: "content-type", value: "application/x-www-form-urlencoded.*" }],
  destination: `${formServer}/`,
};
// Next's development server, unlike others, does not find a folder's index.html by itself.
const editor = { source: "/edit", destination: "/edit/index.html" };

/** @type {import('next').NextConfig} */
const config = {
  ...(formServer
    ? { rewrites: async () => ({ beforeFiles: [formPosts, editor] }) }
    : { output: "export" }),
  // For a static export, Next takes `distDir` as the export's folder; it is `out` if this is `.next`.
  distDir: process.env.SITE_OUT || ".next",
  reactStrictMode: true,
  experimental: {
    // The build puts linked styles into the page (scripts/export/pages.ts), so more files cost no requests.
    // Without this option, Next adds the styles of the enlarged view as soon as two pages share a component.
    cssChunking: { type: "graph", requestCost: 10_000 },
  },
};

export default config;
