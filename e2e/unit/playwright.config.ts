import { defineConfig } from "@playwright/test";

/** The tests that need no browser and no built site. `npm test` runs them first. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/unit",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // On a new clone the first test has to encode all pictures, which takes long.
  timeout: 120_000,
  reporter: "line",
});
