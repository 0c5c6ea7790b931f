/** `npm run dev`: the shop with hot module replacement. */
import { installPackages, runOnShopNode } from "./setup.mjs";

installPackages();
runOnShopNode(["scripts/check-shop.ts"]);
runOnShopNode(["server/dev.ts"]);
