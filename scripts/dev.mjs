/** `npm run dev`: the shop with hot reload. */
import { installPackages, runOnShopNode } from "./setup.mjs";

installPackages();
runOnShopNode(["server/dev.ts"]);
