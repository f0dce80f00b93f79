import { settingsIn } from "./scripts/export/settings.mjs";

// Next has read its `.env` files by now: in development others than for a build.
const { settings, errors } = settingsIn(process.env);
if (errors.length) throw new Error(errors.join("\n"));

/** @type {import('next').NextConfig} */
const config = {
  output: "export",
  reactStrictMode: true,
  env: settings,
  experimental: {
    // Next would preload the styles of a `not-found.tsx` in every page.
    globalNotFound: true,
  },
};

export default config;
