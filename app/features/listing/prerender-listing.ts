import { currentWords } from "~/i18n/current-words.tsx";
import { loadCatalogue } from "../catalogue/load-catalogue.ts";
import { whilePressed } from "../screens/while-pressed.ts";
import { findListing, type ListingData } from "./find-listing.ts";
import { prerenderedListing } from "./prerendered-listing.store.ts";
import { pressedUrl } from "./pressed-url.ts";

/** Finds the listing that pressing a link or filter leads to, if on the same path, and renders it offscreen. */
export function prerenderListing(press: Event, listing: ListingData): void {
  const { target } = press;
  const url = target instanceof Element && pressedUrl(target);
  if (!url || url.pathname !== listing.path || url.search === location.search) return;
  // More products are added below those that stay where they are: another sheet would draw all of them again.
  if (url.searchParams.has("from")) return;
  const address = url.pathname + url.search;
  void whilePressed(press, {
    find: () => findAhead(url, listing),
    draw: (found) => prerenderedListing.draw(address, found),
    drop: prerenderedListing.drop,
  });
}

/** Computes the facet counts in the browser before the sort order changes: only the server has counted them so far. */
export async function countAhead(target: EventTarget, listing: ListingData): Promise<void> {
  if (__CATALOGUE_IS_EMBEDDED__ && target instanceof HTMLSelectElement)
    // On failure they are counted when the products are sorted.
    await findAhead(new URL(location.href), listing).catch(() => undefined);
}

/** Shows the result of a filter choice before the router navigates. For shops whose catalogue the browser has. */
export async function showChoice(address: string, listing: ListingData): Promise<void> {
  prerenderedListing.showFound(address, await findAhead(new URL(address, location.href), listing));
}

async function findAhead(address: URL, { fixed, query }: ListingData): Promise<ListingData> {
  const catalogue = await loadCatalogue(currentWords().language);
  const request = new Request(address);
  return findListing({ catalogue, request, ...(fixed && { fixed }), isSearch: query.q !== undefined });
}
