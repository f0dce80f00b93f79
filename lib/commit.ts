import { execFileSync } from "node:child_process";

/**
 * The commit that is being built. Netlify sets `COMMIT_REF`
 * (https://docs.netlify.com/build/configure-builds/environment-variables/); elsewhere git is asked.
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
