import { existsSync } from "node:fs";
import path from "node:path";
import {
  defineConfig,
  devices,
  firefox,
  type PlaywrightTestConfig,
  webkit,
} from "@playwright/test";
import { findBrowser } from "./setup/browser.mjs";
import { testSites } from "./setup/test-sites.mjs";

const deployed = process.env.BASE_URL;
const addressOf = ({ port }: { port: number }) => `http://localhost:${port}`;

// The sites are built before the first server starts, and each server prints nothing but its address.
const webServer: PlaywrightTestConfig["webServer"] = Object.entries(testSites).map(
  ([name, { out, port }]) => ({
    name,
    cwd: "..",
    command: "node scripts/serve.mjs",
    url: addressOf({ port }),
    env: { SITE_OUT: out, PORT: String(port), QUOTES_FILE: ".cache/quotes.jsonl" },
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 2000 },
  }),
);

/** What another company's visitors do as well: all that facts show in. */
const FACTS =
  /(page|navigation|quote-form|no-javascript|structured-data|find-work|markup)\.spec\.ts/;
/** What does not depend on the screen, or takes no browser at all. */
const ONCE =
  /(delivery|trouble|fault-matrix|hostile-input|structured-data|markup|policy|photos|edit|facts|local-sink|dev)\.spec\.ts/;
/** What a visitor does, without what only Chromium lets a test do. */
const STORIES = /(page|navigation|quote-form|no-javascript|reveal)\.spec\.ts/;
const OTHERS = [
  { name: "firefox", type: firefox, device: devices["Desktop Firefox"] },
  { name: "safari", type: webkit, device: devices["Desktop Safari"] },
  { name: "iphone", type: webkit, device: devices["iPhone 15"] },
];
const others = OTHERS.filter(({ type }) => existsSync(type.executablePath()));
const missing = OTHERS.filter((one) => !others.includes(one)).map(({ name }) => name);
// Workers read this file, too: said once.
if (missing.length && process.env.TEST_WORKER_INDEX === undefined) {
  console.log(`Left out, as Playwright's browser is not here (npx playwright install): ${missing}`);
}

const launchOptions = { executablePath: findBrowser() };
const phone = { ...devices["Pixel 7"], viewport: { width: 390, height: 844 }, launchOptions };

const projects: PlaywrightTestConfig["projects"] = [
  {
    name: "desktop",
    use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 }, launchOptions },
  },
  { name: "phone", testIgnore: ONCE, use: phone },
  ...others.map(({ name, device }) => ({ name, testMatch: STORIES, use: device })),
];
if (!deployed) {
  projects.push({
    name: "other company",
    // The copy's specs read the copy's facts.
    testDir: path.join(testSites.other.project, "e2e"),
    testMatch: FACTS,
    use: { ...phone, baseURL: addressOf(testSites.other) },
  });
}

export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A second try, told of in the report, where nobody is there to start one.
  retries: process.env.CI ? 1 : 0,
  // Two cores are often shared with a build: patience costs nothing when all is well.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["html", { open: "never", outputFolder: "../playwright-report" }]],
  use: {
    baseURL: deployed ?? addressOf(testSites.keyed),
    trace: "retain-on-failure",
    screenshot: "only-on-failure",
    // Would need Playwright's own ffmpeg, which Debian's Chromium does not bring.
    video: "off",
  },
  projects,
  webServer: deployed ? undefined : webServer,
});
