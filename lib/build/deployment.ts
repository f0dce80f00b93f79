// The address and the commit of the deployment that is being built.
import { execFileSync } from "node:child_process";

/** The address at which the site is published, without a slash at the end (scripts/export/settings.mjs). */
export const siteUrl = process.env.NEXT_PUBLIC_SITE_URL ?? "";

/** Whether Netlify (`CONTEXT`) builds a preview, which search engines must not index. */
export const isPreview = Boolean(process.env.CONTEXT) && process.env.CONTEXT !== "production";

/**
 * The commit that is being built. Netlify sets `COMMIT_REF`; elsewhere git knows it.
 *
 * @returns its full hash; undefined outside a git checkout
 */
export function currentCommit(): string | undefined {
  if (process.env.COMMIT_REF) return process.env.COMMIT_REF;
  try {
    return execFileSync("git", ["rev-parse", "HEAD"], { encoding: "utf8", stdio: "pipe" }).trim();
  } catch {
    return undefined;
  }
}
