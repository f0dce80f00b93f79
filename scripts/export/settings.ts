// The owner's settings: environment variables, which .env.example explains.
import { existsSync } from "node:fs";

/** The variables that a person types, or pastes with blanks or quote marks around the value. */
const TYPED = /^(NEXT_PUBLIC_\w+|OWNER_EDITOR|URL)$/;
const AROUND = /^[\s"'“”]+|[\s"'“”]+$/g;

/**
 * Puts the settings in `process.env` in order for all that reads them there: no blanks and quote marks are around them,
 * and `NEXT_PUBLIC_SITE_URL` is the origin of the site, such as `https://www.example.com`. Without this setting it is
 * that of Netlify's `URL` (https://docs.netlify.com/build/configure-builds/environment-variables/), or of the local
 * server. The owner may write `www.example.com`, without the protocol.
 *
 * @returns a sentence for each setting that is not valid
 */
export function readSettings(): string[] {
  const { env } = process;
  for (const [name, value = ""] of Object.entries(env))
    if (TYPED.test(name)) env[name] = value.replace(AROUND, "");

  const name = env.NEXT_PUBLIC_SITE_URL ? "NEXT_PUBLIC_SITE_URL" : "URL";
  const address = env[name] || "http://localhost:3000";
  const url = /^\w+:\/\//.test(address) ? address : `https://${address}`;
  if (!/^https?:/i.test(url) || !URL.canParse(url))
    return [`${name} is "${address}". It has to be an address, such as https://www.example.com.`];
  env.NEXT_PUBLIC_SITE_URL = new URL(url).origin;
  return [];
}

/**
 * Reads the settings of a build, or of `next dev`, also from the `.env` files that Next reads then
 * (https://nextjs.org/docs/app/guides/environment-variables). As in Next, a variable that is set already keeps its value.
 *
 * @returns a sentence for each setting that is not valid
 */
export function readBuildSettings(): string[] {
  const mode = process.argv.includes("dev") ? "development" : "production";
  for (const name of [`.env.${mode}.local`, ".env.local", `.env.${mode}`, ".env"]) {
    if (existsSync(name)) process.loadEnvFile(name);
  }
  return readSettings();
}

/** Whether the site is built with the owner's editor. */
export function hasEditor(): boolean {
  readBuildSettings();
  return process.env.OWNER_EDITOR === "on";
}
