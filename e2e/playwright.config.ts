import { existsSync } from "node:fs";
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

// Both sites are built before the first server starts, and each server prints nothing but its address.
const webServer: PlaywrightTestConfig["webServer"] = Object.entries(testSites).map(
  ([name, { out, port }]) => ({
    name,
    cwd: "..",
    command: "node scripts/serve.mjs",
    url: `http://localhost:${port}`,
    env: { SITE_OUT: out, PORT: String(port), QUOTES_FILE: `.cache/quotes-${name}.jsonl` },
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 2000 },
  }),
);

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
    baseURL: deployed ?? `http://localhost:${testSites.plain.port}`,
    trace: "retain-on-failure",
    screenshot: "only-on-failure",
    // Would need Playwright's own ffmpeg, which Debian's Chromium does not bring.
    video: "off",
  },
  projects: [
    {
      name: "desktop",
      use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 }, launchOptions },
    },
    {
      name: "phone",
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 }, launchOptions },
    },
    ...others.map(({ name, device }) => ({ name, testMatch: STORIES, use: device })),
  ],
  webServer: deployed ? undefined : webServer,
});
