import { existsSync } from "node:fs";

/**
 * Reads the `.env` files that Next's build reads into `process.env`. As in Next, a variable that is set already keeps
 * its value.
 */
export function readSettings() {
  for (const name of [".env.production.local", ".env.local", ".env.production", ".env"]) {
    if (existsSync(name)) process.loadEnvFile(name);
  }
}

/** Whether the site is built with the owner's editor. */
export function hasEditor(): boolean {
  readSettings();
  return process.env.OWNER_EDITOR === "on";
}
