import { defineConfig, devices } from "@playwright/test";

import { JOURNEY_PORT as port } from "./tests/e2e/journey-port.ts";
import { isSampleShop, sampleJourneys } from "./tests/sample-goods.ts";

/** End-to-end tests that do not depend on the viewport width. */
const once =
  /(access|account|any-shop|budgets|cart|changed-goods|changing-language|checkout-account|collecting|contact|currency|deploy|devices|dialogs|double-click|early-choices|focus|forced-colours|gift-cards|home-pictures|homes|invoices|journal|keyboard|keyboard-account|languages|last-piece|left-payments|lists|looking-up|missing-parts|navigation|offline|old-browsers|opening|purchase|read-out|render-thread|safety|screens|secrets|sharing|shortage|sold-out|withdrawal|without-scripts|words-that-fit)\.spec\.ts$/;
const foreign = isSampleShop ? [] : [sampleJourneys];
const args = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-dev-shm-usage", "--no-first-run"];
const executablePath = process.env.CHROMIUM_PATH;
const launchOptions = {
  ...(executablePath && { executablePath }),
  args: [...args, "--disable-background-networking", "--disable-component-update", "--disable-sync"],
};

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/e2e/start-shop.ts",
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // A test that needs a second try has failed.
  retries: 0,
  reporter: [["list"], ["json"]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "en-GB",
    launchOptions,
    // Each test has a fresh browser that would install the service worker again, so only tests about it allow it.
    serviceWorkers: "block",
  },
  // Where the width does not matter, a test is tagged `@once` and runs on a desktop only.
  projects: [
    { name: "desktop", testIgnore: [once, ...foreign], use: { viewport: { width: 1440, height: 900 } } },
    {
      name: "phone",
      grepInvert: /@once/,
      testIgnore: [once, ...foreign],
      use: { ...devices["Pixel 7"], launchOptions },
    },
    { name: "once", testMatch: once, testIgnore: foreign, use: { viewport: { width: 1440, height: 900 } } },
  ],
});
