/** @type {import('next').NextConfig} */
const config = {
  output: "export",
  reactStrictMode: true,
  experimental: {
    // Takes what is never used out of React's and Next's own files.
    turbopackCjsTreeShaking: true,
  },
};

export default config;
