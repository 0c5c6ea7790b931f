import { startTransition, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useLatest } from "~/ui/use-latest.ts";
import type { ProductQuery } from "../catalogue/product-query.ts";
import { listingAhead } from "./ahead.store.ts";
import { showChoice } from "./draw-ahead.ts";
import type { ListingData } from "./find-listing.ts";
import { hrefOf } from "./listing-address.ts";

type Change = Partial<ProductQuery>;

/** Puts a choice into the address; a function is given all that was chosen before, results on their way included. */
export type ChangeFilters = (change: Change | ((query: ProductQuery) => Change), manner?: Manner) => void;

type Manner = {
  /** It takes the last choice's place in the history. */
  replace?: boolean;
  /** The products are behind something: they are not drawn before the router has come. */
  isUnseen?: boolean;
};

/** How the shopper's choices come into the address, where the view stays as it is; the same function as long as the screen. */
export function useChangeFilters(listing: ListingData): ChangeFilters {
  const navigate = useNavigate();
  const ahead = useRef({ of: listing.query, query: listing.query });
  return useLatest((change, { replace = false, isUnseen = false } = {}) => {
    if (ahead.current.of !== listing.query) ahead.current = { of: listing.query, query: listing.query };
    const { query } = ahead.current;
    const next = { ...query, page: 1, ...(typeof change === "function" ? change(query) : change) };
    ahead.current.query = next;
    const address = hrefOf({ ...listing, query: next });
    // That the router is on its way is not urgent: the results are what is to be drawn.
    const go = () => startTransition(() => void navigate(address, { preventScrollReset: true, replace }));
    if (isUnseen || listingAhead.show(address)) go();
    else showChoice(address, listing).then(go, go);
  });
}

/** What one filter shows: the shopper's choice at once, and what the query says as soon as its results are there. */
export function useChosen<Value>(query: ProductQuery, value: Value): [Value, (chosen: Value) => void] {
  const [ahead, setAhead] = useState<{ of: ProductQuery; value: Value }>();
  return [ahead?.of === query ? ahead.value : value, (chosen) => setAhead({ of: query, value: chosen })];
}
