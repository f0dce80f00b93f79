import { existsSync } from "node:fs";
import path from "node:path";
import { defineConfig, devices, firefox, type Project, webkit } from "@playwright/test";
import { findBrowser, LAUNCH_ARGS } from "../scripts/browser";
import { testSites } from "./setup/test-sites";

const deployed = process.env.BASE_URL;
/** Set by `npm run check:live`, which runs its own spec and no other. */
const live = process.env.LIVE;
const addressOf = (port: number) => `http://localhost:${port}`;

const launchOptions = { executablePath: findBrowser(), args: LAUNCH_ARGS };
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

const others: Project[] = ["Desktop Firefox", "Desktop Safari", "iPhone 15"]
  .filter((name) => existsSync((name.endsWith("Firefox") ? firefox : webkit).executablePath()))
  .map((name) => ({ name, grep: /@story|@phone|@facts/, use: devices[name] }));
// Workers read this file, too: said once.
if (others.length < 3 && !live && process.env.TEST_WORKER_INDEX === undefined)
  console.log("Left out: Firefox and Safari, unless `npx playwright install` has brought them");

export default defineConfig({
  testDir: ".",
  testIgnore: ["unit/**", "live.spec.ts"],
  outputDir: "../test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // On CI a failed test is tried again, to see whether it is flaky. The run fails in either case.
  retries: process.env.CI ? 1 : 0,
  failOnFlakyTests: true,
  // Two cores are often shared with a build: patience costs nothing when all is well.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["html", { open: "never", outputFolder: "../playwright-report" }]],
  use: {
    baseURL: deployed ?? addressOf(testSites.allChannels.port),
    trace: "on-first-retry",
    screenshot: "only-on-failure",
  },
  // Which project runs what is said by tags: see README.md.
  projects: live
    ? // A second try would send a second request.
      [{ name: "live", testMatch: "live.spec.ts", testIgnore: [], retries: 0, use: wide }]
    : [
        { name: "desktop", use: wide },
        // What depends on the facts, another company's visitors do by phone: not done twice.
        { name: "phone", grep: deployed ? /@phone|@facts/ : /@phone/, use: phone },
        ...others,
        {
          name: "other company",
          // The copy's specs read the copy's facts.
          testDir: path.join(testSites.formPostOnly.project, "e2e"),
          testMatch: deployed ? [] : "*.spec.ts",
          grep: /@facts/,
          use: { ...phone, baseURL: addressOf(testSites.formPostOnly.port) },
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
