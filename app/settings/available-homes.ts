import { shop } from "../../shop.config.ts";
import type { Shop } from "./shop.ts";

/** Set by the build to the home pages whose products are in the catalogue (`fitHomes`). */
declare const __HOMES__: Shop["homes"] | undefined;

/** The shop's home pages: those that its owner opens and its catalogue can fill. */
export const availableHomes: Shop["homes"] = typeof __HOMES__ === "undefined" ? shop.homes : __HOMES__;
