import { createAhead } from "../screens/create-ahead.ts";
import type { ListingData } from "./find-listing.ts";

/** What a press within a listing would show. */
export const listingAhead = createAhead<ListingData>();

/** What is seen of a listing: a choice is shown before the router has arrived at it. */
export function useShown(arrived: ListingData): ListingData {
  return listingAhead.useAhead(({ ahead }) =>
    ahead?.isShown && ahead.found.path === arrived.path ? ahead.found : arrived,
  );
}
