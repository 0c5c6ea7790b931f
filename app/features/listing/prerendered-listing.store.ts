import { createPrerenderStore } from "../screens/prerender-store.ts";
import type { ListingData } from "./find-listing.ts";

/** The listing that a pressed link or filter leads to, found and rendered before the router navigates. */
export const prerenderedListing = createPrerenderStore<ListingData>();

/** Returns the listing to display: the preloaded one if shown for this path, or else the router's. */
export function useShown(arrived: ListingData): ListingData {
  return prerenderedListing.useAhead(({ ahead }) =>
    ahead?.isShown && ahead.found.path === arrived.path ? ahead.found : arrived,
  );
}
