/** `npm test`: installs missing packages and a browser, then runs `verify`. */
import { findChromium } from "./chromium.mjs";
import { installPackages, runOnShopNode } from "./setup.mjs";

installPackages();
const chromium = findChromium();
runOnShopNode(["scripts/verify.mjs"], chromium ? { CHROMIUM_PATH: chromium } : {});
