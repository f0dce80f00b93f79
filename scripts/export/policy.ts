// The security policy of the page's own pages. The editor's stands in public/edit/index.html, and what
// a page cannot say of itself, that nobody frames it, in public/_headers.
import { createHash } from "node:crypto";

/** By what is allowed from where; hosts are those of lib/stock.ts and lib/submit.ts. */
const POLICY = {
  "default-src": "'none'",
  "script-src": "'self'",
  "style-src": "'self'",
  "font-src": "'self'",
  "img-src": "'self' https://images.unsplash.com",
  "connect-src": "'self' https://api.emailjs.com https://api.web3forms.com",
  "manifest-src": "'self'",
  "base-uri": "'none'",
  "form-action": "'self'",
};

/** The policy of a page whose style elements hold this, to the letter. */
export function policyFor(styles: string[]): string {
  const hashes = styles.map((style) => {
    const hash = createHash("sha256").update(style).digest("base64");
    return ` 'sha256-${hash}'`;
  });
  const policy = { ...POLICY, "style-src": POLICY["style-src"] + hashes.join("") };
  const directives = Object.entries(policy).map(([name, sources]) => `${name} ${sources}`);
  return directives.join("; ");
}
