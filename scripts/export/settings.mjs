// @ts-check
// The owner's settings: environment variables, which .env.example explains.
import { existsSync } from "node:fs";

/** The variables that a person types, or pastes with blanks or quote marks around the value. */
const TYPED = /^(NEXT_PUBLIC_\w+|OWNER_EDITOR|URL)$/;
const AROUND = /^[\s"'“”‘’]+|[\s"'“”‘’]+$/g;

/**
 * The settings in an environment, without blanks and quote marks around them. `NEXT_PUBLIC_SITE_URL` is the origin of the
 * site, such as `https://www.example.com`: that of Netlify's `URL`
 * (https://docs.netlify.com/build/configure-builds/environment-variables/) or of the local server where it is not set. The
 * owner may write `www.example.com`, without the protocol.
 *
 * @param {Record<string, string | undefined>} env
 * @returns {{ settings: Record<string, string>, errors: string[] }} the settings by name, and a sentence for each one that
 *   is not valid
 */
export function settingsIn(env) {
  const typed = Object.entries(env).filter(([name]) => TYPED.test(name));
  const settings = Object.fromEntries(
    typed.map(([name, value = ""]) => [name, value.replace(AROUND, "")]),
  );
  const name = settings.NEXT_PUBLIC_SITE_URL ? "NEXT_PUBLIC_SITE_URL" : "URL";
  const address = settings[name] || "http://localhost:3000";
  const url = /^https?:/i.test(address) ? address : `https://${address}`;
  const { origin = "", hostname = "" } = URL.canParse(url) ? new URL(url) : {};
  // Without a dot it is another protocol, or a word that has lost its colon: `http//www.example.com`. `URL` lets a comma
  // that was pasted along pass as a part of the name.
  if (/^([\w-]+\.)+[\w-]+$|^localhost$/.test(hostname)) {
    settings.NEXT_PUBLIC_SITE_URL = origin;
    return { settings, errors: [] };
  }
  const error = `${name} is "${address}". It has to be an address, such as https://www.example.com.`;
  return { settings, errors: [error] };
}

/**
 * The settings of a build for a script beside Next, also from the `.env` files that `next build` reads
 * (https://nextjs.org/docs/app/guides/environment-variables). As in Next, a variable that is set already keeps its value.
 *
 * @returns the same as `settingsIn`
 */
export function readSettings() {
  for (const name of [".env.production.local", ".env.local", ".env.production", ".env"]) {
    if (existsSync(name)) process.loadEnvFile(name);
  }
  return settingsIn(process.env);
}
