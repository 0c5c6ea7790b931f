import { shop } from "../../../shop.config.ts";
import type { Shop } from "./shop.ts";

/** Filled in by the build with the home pages whose goods are in the catalogue (`fitHomes`). */
declare const __HOMES__: Shop["homes"] | undefined;

/** The home pages that the shop has: those that its owner opens and its catalogue can fill. */
export const homesHere: Shop["homes"] = typeof __HOMES__ === "undefined" ? shop.homes : __HOMES__;

/** Filled in by the build with the groups that these stand in (`groupsOf`). */
declare const __HOME_GROUPS__: readonly string[] | undefined;

/** The groups of the home pages, as they follow one another in their index. */
export const homeGroups: readonly string[] = typeof __HOME_GROUPS__ === "undefined" ? [] : __HOME_GROUPS__;
