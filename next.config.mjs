/** @type {import('next').NextConfig} */
const config = {
  output: "export",
  // The folder of the export; the tests build theirs beside the owner's.
  distDir: process.env.SITE_OUT || "out",
  reactStrictMode: true,
};

export default config;
