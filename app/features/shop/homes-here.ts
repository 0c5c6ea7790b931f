import { shop } from "../../../shop.config.ts";
import type { Shop } from "./shop.ts";

/** Filled in by the build with the home pages whose goods are in the catalogue (`fitHomes`). */
declare const __HOMES__: Shop["homes"] | undefined;

/** The home pages that the shop has: those that its owner opens and its catalogue can fill. */
export const homesHere: Shop["homes"] = typeof __HOMES__ === "undefined" ? shop.homes : __HOMES__;
