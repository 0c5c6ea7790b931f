import { defineConfig } from "@playwright/test";

import { JOURNEY_PORT as port } from "./tests/e2e/journey-port.ts";
import { isLong } from "./tests/is-long.ts";
import { isSampleShop, sampleJourneys } from "./tests/sample-goods.ts";

const args = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-dev-shm-usage", "--no-first-run"];
// A page is open for a second: compiling its functions a second and third time, for speed, is a tenth of what it costs.
const compileOnce = "--js-flags=--no-maglev --no-turbofan";
const executablePath = process.env.CHROMIUM_PATH;
const launchOptions = {
  ...(executablePath && { executablePath }),
  args: [...args, compileOnce, "--disable-background-networking", "--disable-component-update", "--disable-sync"],
};

/**
 * Each journey runs once, on a desktop unless it says otherwise itself: a test of a phone uses `phone`, one for which
 * the width matters sets each of its widths (`tests/e2e/phone.ts`).
 */
export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/e2e/start-shop.ts",
  testIgnore: isSampleShop ? [] : [sampleJourneys],
  workers: 2,
  fullyParallel: true,
  // A busy machine is slow, and there is no second try.
  timeout: 120_000,
  expect: { timeout: 25_000 },
  forbidOnly: true,
  // A promise is tried once; its further cases and widths have the tag and run with `npm run test:long`.
  ...(!isLong && { grepInvert: /@long/ }),
  reporter: [["list"], ["json"]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "en-GB",
    viewport: { width: 1440, height: 900 },
    launchOptions,
    // A context whose browser has the shop's files cached loads a page in a third of the time. Cookies and storage are
    // cleared for each test; a test about first visits clears the cache as well (`visitFirst`) or opens its own context.
    reuseContext: true,
    // Each test has a fresh browser that would install the service worker again, so only tests about it allow it.
    serviceWorkers: "block",
  },
});
