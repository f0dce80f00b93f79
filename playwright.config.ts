import { existsSync } from "node:fs";
import path from "node:path";
import { defineConfig, devices, firefox, type Project, webkit } from "@playwright/test";
import { testSites } from "./e2e/setup/test-sites";
import type { Options } from "./e2e/test";
import { findBrowser, LAUNCH_ARGS } from "./scripts/browser";

const deployed = process.env.BASE_URL;
/** `npm run check:live` sets this, to run its own spec alone. */
const live = process.env.LIVE;
const addressOf = (port: number) => `http://localhost:${port}`;

const launchOptions = { executablePath: findBrowser(), args: LAUNCH_ARGS };
const phone = {
  ...devices["Pixel 7"],
  viewport: { width: 390, height: 844 },
  // A real phone draws seven pixels for each one of these. That would take the tests' browsers longer, and show no test
  // anything more.
  deviceScaleFactor: 1,
  launchOptions,
};
const wide = {
  ...devices["Desktop Chrome"],
  viewport: { width: 1440, height: 900 },
  launchOptions,
};

const otherBrowsers: Project[] = ["Desktop Firefox", "Desktop Safari", "iPhone 15"]
  .filter((name) => existsSync((name.endsWith("Firefox") ? firefox : webkit).executablePath()))
  .map((name) => ({ name, grep: /@story|@phone|@facts/, use: devices[name] }));
const otherCompany: Project = {
  name: "other company",
  // The specs of the copy read the facts of the copy.
  testDir: path.resolve(testSites.otherCompany.project, "e2e"),
  grep: /@facts/,
  use: { ...phone, baseURL: addressOf(testSites.otherCompany.port) },
};
// Workers read this file as well, but the message should appear once.
if (otherBrowsers.length < 3 && !live && process.env.TEST_WORKER_INDEX === undefined)
  console.log("Skipped: Firefox and Safari, unless `npx playwright install` has installed them");

export default defineConfig<Options>({
  testDir: "e2e",
  testIgnore: live ? "unit/**" : ["unit/**", "live.spec.ts"],
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // On CI a failed test is repeated, to see whether it is flaky. The run fails in either case.
  retries: process.env.CI ? 1 : 0,
  failOnFlakyTests: true,
  // The machine may be busy with a build, and long timeouts cost nothing while tests pass.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["html", { open: "never" }]],
  use: {
    baseURL: deployed ?? addressOf(testSites.allChannels.port),
    trace: "on-first-retry",
    screenshot: "only-on-failure",
  },
  // Tags decide which project runs a test: see e2e/README.md.
  projects: [
    { name: "desktop", use: wide },
    // Locally, `otherCompany` runs the tests with @facts on a phone. A deployed site has no other company's beside it.
    { name: "phone", grep: deployed ? /@phone|@facts/ : /@phone/, use: phone },
    { name: "translated", grep: /@translated/, use: { ...phone, translated: true } },
    ...otherBrowsers,
    ...(deployed ? [] : [otherCompany]),
  ],
  webServer: Object.values(deployed ? {} : testSites).map(({ project, port }) => ({
    command: `node --import tsx scripts/serve.ts ${project}/out`,
    url: addressOf(port),
    env: { PORT: String(port), QUOTES_FILE: ".cache/quotes.jsonl" },
  })),
});
