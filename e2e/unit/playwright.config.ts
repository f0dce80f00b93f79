import { defineConfig } from "@playwright/test";

/** What needs no browser, no server and no built site: it is asked first, and answers in seconds. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/unit",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: "line",
});
