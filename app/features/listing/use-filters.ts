import { startTransition, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useLatest } from "~/ui/use-latest.ts";
import type { ProductQuery } from "../catalogue/product-query.ts";
import { hrefOf, type ListingPlace } from "./listing-address.ts";

type Change = Partial<ProductQuery>;

/** Puts a choice into the address; a function is given all that was chosen before, results on their way included. */
export type ChangeFilters = (
  change: Change | ((query: ProductQuery) => Change),
  options?: { replace?: boolean },
) => void;

/** How the shopper's choices come into the address, where the view stays as it is; the same function as long as the screen. */
export function useChangeFilters(place: ListingPlace): ChangeFilters {
  const navigate = useNavigate();
  const ahead = useRef({ of: place.query, query: place.query });
  return useLatest((change, options) => {
    if (ahead.current.of !== place.query) ahead.current = { of: place.query, query: place.query };
    const { query } = ahead.current;
    const next = { ...query, page: 1, ...(typeof change === "function" ? change(query) : change) };
    ahead.current.query = next;
    const address = hrefOf({ ...place, query: next });
    // That the router is on its way is not urgent: the results that it brings are what is to be drawn.
    startTransition(() => void navigate(address, { preventScrollReset: true, ...options }));
  });
}

/** What one filter shows: the shopper's choice at once, and what the query says as soon as its results are there. */
export function useChosen<Value>(query: ProductQuery, value: Value): [Value, (chosen: Value) => void] {
  const [ahead, setAhead] = useState<{ of: ProductQuery; value: Value }>();
  return [ahead?.of === query ? ahead.value : value, (chosen) => setAhead({ of: query, value: chosen })];
}
