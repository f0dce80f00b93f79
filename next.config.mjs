/** @type {import('next').NextConfig} */
const config = {
  output: "export",
  // With a static export, a folder other than `.next` is where the export goes (`out` without one).
  distDir: process.env.SITE_OUT || ".next",
  reactStrictMode: true,
  experimental: {
    // Takes what is never used out of React's and Next's own files.
    turbopackCjsTreeShaking: true,
    // A site of one page gains nothing by chunks that pages could share: fewer and larger files.
    turbopackChunking: { minChunkSize: 1_000_000, maxMergeChunkSize: 10_000_000 },
  },
};

export default config;
