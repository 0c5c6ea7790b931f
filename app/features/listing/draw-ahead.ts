import { currentWords } from "~/i18n/current-words.tsx";
import { loadCatalogue } from "../catalogue/load-catalogue.ts";
import { whilePressed } from "../screens/while-pressed.ts";
import { listingAhead } from "./ahead.store.ts";
import { leadsTo } from "./choice-address.ts";
import { findListing, type ListingData } from "./find-listing.ts";

/** Finds what the press on an element of a listing leads to within it, and has it drawn unseen. */
export function drawAhead(press: Event, listing: ListingData): void {
  const { target } = press;
  const url = target instanceof Element && leadsTo(target);
  if (!url || url.pathname !== listing.path || url.search === location.search) return;
  const address = url.pathname + url.search;
  void whilePressed(press, {
    find: () => findAhead(url, listing),
    draw: (found) => listingAhead.draw(address, found),
    drop: listingAhead.drop,
  });
}

/** Has what is seen counted here before it is put in another order: the server counted it, and the counts stay the same. */
export async function countAhead(target: EventTarget, listing: ListingData): Promise<void> {
  if (__CATALOGUE_IS_EMBEDDED__ && target instanceof HTMLSelectElement)
    // What cannot be counted ahead is counted with the answer.
    await findAhead(new URL(location.href), listing).catch(() => undefined);
}

/** Shows what a choice leads to before the router is there, where no server has to be asked for it. */
export async function showChoice(address: string, listing: ListingData): Promise<void> {
  if (!__CATALOGUE_IS_EMBEDDED__) return;
  listingAhead.showFound(address, await findAhead(new URL(address, location.href), listing));
}

async function findAhead(address: URL, { fixed, query }: ListingData): Promise<ListingData> {
  const catalogue = await loadCatalogue(currentWords().language);
  const request = new Request(address);
  return findListing({ catalogue, request, ...(fixed && { fixed }), isSearch: query.q !== undefined });
}
