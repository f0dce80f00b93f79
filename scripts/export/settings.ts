import { existsSync } from "node:fs";

/** Adds the settings of the files that Next's build reads. As there, what is set already takes precedence. */
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
