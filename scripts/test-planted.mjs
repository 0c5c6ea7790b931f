/** `npm run test:planted [-- words]`: plants faults one at a time and runs the test that has to catch each. */
import { findChromium } from "./chromium.mjs";
import { runOnShopNode } from "./setup.mjs";

const chromium = findChromium();
runOnShopNode(["tests/planted/plant.ts", ...process.argv.slice(2)], chromium ? { CHROMIUM_PATH: chromium } : {});
