/**
 * `npm run test:long`: what is too slow for every change, for a nightly run: a hundred rounds of killed orders, longer
 * searches with generated input, the further journeys, the other browser engines and a screen reader. The last line counts.
 */
import { findChromium } from "./chromium.mjs";
import { journeys, runChecks, unitTests } from "./run-checks.mjs";
import { reportMissing } from "./test-needs.mjs";

process.env.TEST_LONG = "1";
const chromium = findChromium({ isWhole: true });
if (chromium) process.env.CHROMIUM_PATH = chromium;
reportMissing();

await runChecks([
  [unitTests()],
  [{ name: "build", args: ["scripts/build.mjs"] }],
  [journeys()],
  [{ name: "engines", args: ["tests/engines/run.ts"] }],
  [{ name: "by ear", args: ["tests/ear/run.ts"] }],
]);
