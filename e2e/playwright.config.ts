import { existsSync } from "node:fs";
import path from "node:path";
import { defineConfig, devices, firefox, type Project, webkit } from "@playwright/test";
import { findBrowser } from "./setup/browser";
import { testSites } from "./setup/test-sites";

const deployed = process.env.BASE_URL;
const addressOf = (port: number) => `http://localhost:${port}`;

/** What another company's visitors do as well: all that facts show in. */
const FACTS =
  /(page|navigation|quote-form|no-javascript|structured-data|find-work|markup)\.spec\.ts/;
/** What does not depend on the screen, or takes no browser at all. */
const ONCE =
  /(check-live|delivery|nothing-lost|slow-scripts|missing-images|structured-data|markup|policy|photos|edit|facts|tools)\.spec\.ts/;
/** What a visitor does, without what only Chromium lets a test do. */
const STORIES = /(page|navigation|carousel|find-work|quote-form|no-javascript|reveal)\.spec\.ts/;

const launchOptions = { executablePath: findBrowser() };
const phone = {
  ...devices["Pixel 7"],
  viewport: { width: 390, height: 844 },
  // A seventh of the pixels to draw, and the same page.
  deviceScaleFactor: 1,
  launchOptions,
};
const wide = {
  ...devices["Desktop Chrome"],
  viewport: { width: 1440, height: 900 },
  launchOptions,
};

const others: Project[] = [
  [firefox, "Desktop Firefox"] as const,
  [webkit, "Desktop Safari"] as const,
  [webkit, "iPhone 15"] as const,
]
  .filter(([type]) => existsSync(type.executablePath()))
  .map(([, name]) => ({ name, testMatch: STORIES, use: devices[name] }));
// Workers read this file, too: said once.
if (others.length < 3 && process.env.TEST_WORKER_INDEX === undefined)
  console.log("Left out: Firefox and Safari, unless `npx playwright install` has brought them");

export default defineConfig({
  testDir: ".",
  testIgnore: "unit/**",
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
    baseURL: deployed ?? addressOf(testSites.keyed.port),
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    // Would need Playwright's own ffmpeg, which Debian's Chromium does not bring.
    video: "off",
  },
  projects: [
    { name: "desktop", use: wide },
    // The other company's visitors come by phone: what they do is not done twice.
    {
      name: "phone",
      testIgnore: deployed ? ONCE : [ONCE, FACTS],
      // Tests that say so do the same on any screen: the desktop's will do.
      grepInvert: /@any-screen/,
      use: phone,
    },
    ...others,
    {
      name: "other company",
      // The copy's specs read the copy's facts.
      testDir: path.join(testSites.other.project, "e2e"),
      testMatch: deployed ? [] : FACTS,
      use: { ...phone, baseURL: addressOf(testSites.other.port) },
    },
  ],
  webServer: Object.entries(deployed ? {} : testSites).map(([name, { out, port }]) => ({
    name,
    cwd: "..",
    command: "node --import tsx scripts/serve.ts",
    url: addressOf(port),
    env: { SITE_OUT: out, PORT: String(port), QUOTES_FILE: ".cache/quotes.jsonl" },
    gracefulShutdown: { signal: "SIGTERM", timeout: 2000 } as const,
  })),
});
