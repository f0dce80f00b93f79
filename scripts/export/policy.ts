// The Content Security Policy of the exported pages. The editor's is in public/edit/index.html. `frame-ancestors`
// does not work in a page, so it is in public/_headers.
import { createHash } from "node:crypto";
import { channels } from "@/lib/quote/channels";
import { stockPhotos } from "@/lib/stock";

const channelOrigins = channels.map(({ origin }) => origin).filter(Boolean);
const stockOrigins = new Set(Object.values(stockPhotos).map((address) => new URL(address).origin));

/** The sources allowed by each directive. */
const POLICY = {
  "default-src": "'none'",
  "script-src": "'self'",
  "style-src": "'self'",
  "font-src": "'self'",
  "img-src": ["'self'", ...stockOrigins].join(" "),
  "connect-src": ["'self'", ...channelOrigins].join(" "),
  "manifest-src": "'self'",
  "base-uri": "'none'",
  "form-action": "'self'",
};

/** The policy of a page whose style elements have exactly these texts. */
export function policyFor(styles: string[]): string {
  const hashes = styles.map((style) => {
    const hash = createHash("sha256").update(style).digest("base64");
    return ` 'sha256-${hash}'`;
  });
  const policy = { ...POLICY, "style-src": POLICY["style-src"] + hashes.join("") };
  const directives = Object.entries(policy).map(([name, sources]) => `${name} ${sources}`);
  return directives.join("; ");
}
