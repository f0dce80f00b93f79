/** @type {import('next').NextConfig} */
const config = {
  output: "export",
  reactStrictMode: true,
};

export default config;
