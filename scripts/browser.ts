// Finds a browser for the tests, or installs one if there is none.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

/**
 * The arguments for every browser that tests or measures. Without them Debian's headless shell aligns letters to whole
 * pixels, so that lines break at other words than in a visitor's browser.
 */
export const LAUNCH_ARGS = ["--font-render-hinting=none"];

/**
 * Finds a Chromium or Chrome on this machine. Debian's headless shell comes before whole browsers, because it needs
 * half the processor time for the same test.
 *
 * @returns its path; undefined if there is none
 */
export function findBrowser(): string | undefined {
  const places = [process.env.CHROME_PATH, chromium.executablePath()];
  const known = places.find((place) => place && existsSync(place));
  if (known) return known;
  const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];
  return spawnSync("which", names, { encoding: "utf8" }).stdout?.split("\n")[0] || undefined;
}

const INSTALL = [
  "npx playwright install --with-deps chromium",
  "apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y chromium chromium-headless-shell",
];

if (process.argv[1] === import.meta.filename) {
  for (const command of INSTALL) {
    if (findBrowser()) break;
    console.log(`No browser found. Trying: ${command}`);
    spawnSync(command, { shell: true, stdio: "inherit", timeout: 600_000 });
  }
  const browser = findBrowser();
  console.log(browser ?? "No browser to test with. Install Chromium, or set CHROME_PATH.");
  if (!browser) process.exit(1);
}
