import { currentWords } from "~/i18n/current-words.tsx";
import { afterPaint } from "~/ui/after-paint.ts";
import { loadCatalogue } from "../catalogue/load-catalogue.ts";
import { dropAhead, setAhead } from "./ahead.store.ts";
import { leadsTo } from "./choice-address.ts";
import { findListing, type ListingData } from "./find-listing.ts";

/**
 * Finds what the press on an element of a listing leads to within it, and has it drawn unseen as long as the finger is
 * down: a press takes a tenth of a second, most of which the page would only wait.
 */
export async function drawAhead(target: EventTarget, listing: ListingData): Promise<void> {
  const address = target instanceof Element && leadsTo(target);
  if (!address || address.pathname !== listing.path || address.search === location.search) return;
  const released = new AbortController();
  const { signal } = released;
  function release() {
    released.abort();
    afterPaint(dropAhead);
  }
  for (const end of ["pointerup", "pointercancel", "keyup"]) addEventListener(end, release, { signal });
  const data = await findAhead(address, listing).catch(leaveToScreen);
  // That it is pressed is shown first.
  afterPaint(() => data && !signal.aborted && setAhead(address.pathname + address.search, data, false));
}

/** Has what is seen counted here before it is put in another order: the server counted it, and the counts stay the same. */
export async function countAhead(target: EventTarget, listing: ListingData): Promise<void> {
  if (__CATALOGUE_IS_EMBEDDED__ && target instanceof HTMLSelectElement)
    await findAhead(new URL(location.href), listing).catch(leaveToScreen);
}

/** Shows what a choice leads to before the router is there, where no server has to be asked for it. */
export async function showChoice(address: string, listing: ListingData): Promise<void> {
  if (__CATALOGUE_IS_EMBEDDED__) setAhead(address, await findAhead(new URL(address, location.href), listing), true);
}

async function findAhead(address: URL, { fixed, query }: ListingData): Promise<ListingData> {
  const catalogue = await loadCatalogue(currentWords().language);
  const request = new Request(address);
  return findListing({ catalogue, request, ...(fixed && { fixed }), isSearch: query.q !== undefined });
}

/** What cannot be found ahead is asked for again by its screen, which tells the shopper where nothing comes. */
const leaveToScreen = () => undefined;
