/**
 * The address at which the site is published, without a slash at the end: the owner’s own setting,
 * or what Netlify tells a build (`URL`, https://docs.netlify.com/build/configure-builds/environment-variables/),
 * or the local server.
 */
export const siteUrl = (
  process.env.NEXT_PUBLIC_SITE_URL ||
  process.env.URL ||
  "http://localhost:3000"
).replace(/\/+$/, "");

/** A build that is not the published one: Netlify tells (`CONTEXT`). Search engines leave it out. */
export const isPreview = Boolean(process.env.CONTEXT) && process.env.CONTEXT !== "production";
