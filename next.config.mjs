/** @type {import('next').NextConfig} */
const config = {
  output: "export",
  reactStrictMode: true,
  experimental: {
    // Next would preload the styles of a `not-found.tsx` in every page.
    globalNotFound: true,
  },
};

export default config;
