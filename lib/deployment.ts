const address =
  process.env.NEXT_PUBLIC_SITE_URL?.trim() || process.env.URL || "http://localhost:3000";

/**
 * The address at which the site is published, without a slash at the end: the owner’s own setting, or
 * Netlify's `URL` (https://docs.netlify.com/build/configure-builds/environment-variables/), or the local
 * server. The owner may write `www.example.com`, without the protocol.
 */
export const siteUrl = (/^https?:\/\//.test(address) ? address : `https://${address}`).replace(
  /\/+$/,
  "",
);

/** Whether Netlify (`CONTEXT`) builds a preview, which search engines must not index. */
export const isPreview = Boolean(process.env.CONTEXT) && process.env.CONTEXT !== "production";
