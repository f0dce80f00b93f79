// The Content Security Policy of the exported pages. The editor's is in scripts/editor/index.html. `frame-ancestors`
// does not work in a page, so it is in public/_headers.
import { createHash } from "node:crypto";
import { stockPhotos } from "@/lib/content/stock-photos";
import { channels } from "@/lib/submit";

const channelOrigins = channels.map(({ origin }) => origin).filter(Boolean);
const stockOrigins = new Set(Object.values(stockPhotos).map((url) => new URL(url).origin));

/**
 * The policy of a page with one style element.
 *
 * @param style the exact text of that element, from which the policy's hash is made
 * @returns the policy, for a `meta` element
 */
export function policyFor(style: string): string {
  const hash = createHash("sha256").update(style).digest("base64");
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'sha256-${hash}'`,
    "font-src 'self'",
    ["img-src 'self'", ...stockOrigins].join(" "),
    ["connect-src 'self'", ...channelOrigins].join(" "),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join("; ");
}
