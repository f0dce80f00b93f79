import { defineConfig } from "@playwright/test";

/** Tests that need no browser, no server and no built site. They run first. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/unit",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // On a new clone pictures have to be encoded.
  timeout: 120_000,
  reporter: "line",
});
