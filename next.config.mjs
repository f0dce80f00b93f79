// Set by scripts/dev.ts. A static export knows no rewrites: in development the page is served instead.
const formServer = process.env.FORM_SERVER;
const formPosts = {
  source: "/",
  has: [{ type: "header", key: "content-type", value: "application/x-www-form-urlencoded.*" }],
  destination: `${formServer}/`,
};
// Any other server finds the page of a folder by itself.
const editor = { source: "/edit", destination: "/edit/index.html" };

/** @type {import('next').NextConfig} */
const config = {
  ...(formServer
    ? { rewrites: async () => ({ beforeFiles: [formPosts, editor] }) }
    : { output: "export" }),
  // With a static export, a folder other than `.next` is where the export goes (`out` without one).
  distDir: process.env.SITE_OUT || ".next",
  reactStrictMode: true,
  experimental: {
    // The build puts the linked styles into the page (scripts/export/pages.ts), where a file more costs no
    // request, so that those of the enlarged view need not come along: by default they do as soon as two
    // pages share a component.
    cssChunking: { type: "graph", requestCost: 10_000 },
    // A site of one page gains nothing by chunks that pages could share: fewer and larger files.
    turbopackChunking: { minChunkSize: 1_000_000, maxMergeChunkSize: 10_000_000 },
  },
};

export default config;
