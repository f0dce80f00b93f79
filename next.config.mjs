/** @type {import('next').NextConfig} */
const config = {
  output: "export",
  reactStrictMode: true,
  poweredByHeader: false,
};

export default config;
