// Finds a browser for the tests: what the machine has, or else what can be installed.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";

const SYSTEM = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/**
 * @returns {string | undefined} the path of a Chromium or Chrome: `CHROME_PATH`, Playwright's own, or
 *   the system's; undefined when there is none
 * @throws {Error} when `CHROME_PATH` names no file
 */
export function findBrowser() {
  const wanted = process.env.CHROME_PATH;
  if (wanted && !existsSync(wanted))
    throw new Error(`CHROME_PATH is set to ${wanted}, which is no file`);
  if (wanted) return wanted;
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  for (const name of SYSTEM) {
    const { status, stdout } = spawnSync("which", [name], { encoding: "utf8" });
    if (status === 0) return stdout.trim();
  }
  return undefined;
}

function install() {
  const attempts = [
    ["npx", ["playwright", "install", "--with-deps", "chromium"]],
    ["sh", ["-c", "apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y chromium"]],
  ];
  for (const [command, args] of attempts) {
    console.log(`No browser found. Trying: ${command} ${args.join(" ")}`);
    try {
      execFileSync(command, args, { stdio: "inherit", timeout: 600_000 });
      if (findBrowser()) return;
    } catch (error) {
      console.log(`That did not work: ${error.message}`);
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!findBrowser()) install();
  const browser = findBrowser();
  if (!browser) {
    console.error(
      "There is no browser to test with. Install Chromium or Chrome, or set CHROME_PATH.",
    );
    process.exit(1);
  }
  console.log(`Browser: ${browser}`);
}
