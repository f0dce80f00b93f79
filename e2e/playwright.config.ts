import { defineConfig, devices, type PlaywrightTestConfig } from "@playwright/test";
import { findBrowser } from "../scripts/browser.mjs";
import { testSites } from "../scripts/test-sites.mjs";

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
    launchOptions: { executablePath: findBrowser() },
  },
  projects: [
    {
      name: "desktop",
      use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } },
    },
    { name: "phone", use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } } },
  ],
  webServer: deployed ? undefined : webServer,
});
