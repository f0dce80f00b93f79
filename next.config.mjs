// Set by scripts/dev.ts. A static export knows no rewrites: in development the page is served instead.
const formServer = process.env.FORM_SERVER;
const formPosts = {
  source: "/",
  has: [{ type: "header", key: "content-type", value: "application/x-www-form-urlencoded.*" }],
  destination: `${formServer}/`,
};

/** @type {import('next').NextConfig} */
const config = {
  ...(formServer ? { rewrites: async () => ({ beforeFiles: [formPosts] }) } : { output: "export" }),
  // With a static export, a folder other than `.next` is where the export goes (`out` without one).
  distDir: process.env.SITE_OUT || ".next",
  reactStrictMode: true,
  experimental: {
    // One round trip to the first paint: the styles come with the page.
    inlineCss: true,
    // Styles that come with the page cost no requests, so only its own are to come: without this, those of
    // the enlarged view came along as soon as two pages shared a component.
    cssChunking: { type: "graph", requestCost: 1000 },
    // Takes what is never used out of React's and Next's own files.
    turbopackCjsTreeShaking: true,
    // A site of one page gains nothing by chunks that pages could share: fewer and larger files.
    turbopackChunking: { minChunkSize: 1_000_000, maxMergeChunkSize: 10_000_000 },
  },
};

export default config;
