const address =
  process.env.NEXT_PUBLIC_SITE_URL?.trim() || process.env.URL || "http://localhost:3000";

/**
 * The address at which the site is published, without a slash at the end: the owner’s own setting,
 * or what Netlify tells a build (`URL`, https://docs.netlify.com/build/configure-builds/environment-variables/),
 * or the local server. An owner may write `www.example.com`, without the protocol.
 */
export const siteUrl = (/^https?:\/\//.test(address) ? address : `https://${address}`).replace(
  /\/+$/,
  "",
);

/** A build that is not the published one: Netlify tells (`CONTEXT`). Search engines leave it out. */
export const isPreview = Boolean(process.env.CONTEXT) && process.env.CONTEXT !== "production";
