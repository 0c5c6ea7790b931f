import type { Region } from "./region-lists.ts";

/** Countries whose addresses name a region; their lists are loaded where one of them is chosen. */
const countries = ["AE", "ES", "IT"];

type Lists = typeof import("./region-lists.ts");
let lists: Lists | undefined;

/** Whether an address in the country names a region. */
export function hasRegions(country: string): boolean {
  return countries.includes(country);
}

/** Knows the lists from now on; the server does from its start (`regions.server.ts`). */
export function setRegions(all: Lists): void {
  lists = all;
}

/** Loads the lists in the browser. Rejects if that fails. */
export async function loadRegions(): Promise<void> {
  setRegions(await import("./region-lists.ts"));
}

/** Returns the regions to choose from in a country; undefined if its addresses name none, or they are not loaded. */
export function regionsOf(country: string): readonly Region[] | undefined {
  return lists?.regionsOf(country);
}

/** Returns the region as an address has it; "" if it is none of the country's. Unloaded lists take any. */
export function tidyRegion(given: string, place: { country: string; postcode: string }): string {
  return lists ? lists.tidyRegion(given, place) : given.trim();
}
