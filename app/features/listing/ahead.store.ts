import { createAhead } from "../screens/create-ahead.ts";
import type { ListingData } from "./find-listing.ts";

/** The listing that a pressed link or filter leads to, found and rendered before the router navigates. */
export const listingAhead = createAhead<ListingData>();

/** Returns the listing to display: the preloaded one if shown for this path, or else the router's. */
export function useShown(arrived: ListingData): ListingData {
  return listingAhead.useAhead(({ ahead }) =>
    ahead?.isShown && ahead.found.path === arrived.path ? ahead.found : arrived,
  );
}
