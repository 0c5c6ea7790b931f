import { startTransition, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useLatest } from "~/platform/ui/use-latest.ts";
import { isSameQuery, type ProductQuery } from "../catalogue/product-query.ts";
import type { ListingData } from "./find-listing.ts";
import { hrefOf } from "./listing-address.ts";

type Change = Partial<ProductQuery>;

/** Applies a change to the URL; a function is given the latest query, including changes still loading. */
export type ChangeFilters = (change: Change | ((query: ProductQuery) => Change), manner?: Manner) => void;

type Manner = {
  /** Replaces the current history entry. */
  replace?: boolean;
};

/** Returns a stable function that applies filter changes to the URL and keeps the scroll position. */
export function useChangeFilters(listing: ListingData): ChangeFilters {
  const navigate = useNavigate();
  const ahead = useRef({ of: listing.query, query: listing.query });
  const underWay = useRef<Promise<void>>(Promise.resolve());
  return useLatest((change, { replace = false } = {}) => {
    if (ahead.current.of !== listing.query) ahead.current = { of: listing.query, query: listing.query };
    const { query } = ahead.current;
    const { from: _from, ...rest } = query;
    const next = { ...rest, page: 1, ...(typeof change === "function" ? change(query) : change) };
    ahead.current.query = next;
    const address = hrefOf({ ...listing, query: next });
    const go = () =>
      new Promise<void>((arrive) => {
        // The router's pending state is not urgent: the results should render first.
        startTransition(() => arrive(navigate(address, { preventScrollReset: true, replace })));
      });
    // A navigation that begins before the last one has arrived takes its entry in the history. One that asks the server
    // can take long, and is overtaken.
    if (__CATALOGUE_IS_EMBEDDED__) underWay.current = underWay.current.then(go);
    else void go();
  });
}

/** Keeps the query the same object while it asks for the same, so that new stock does not undo a choice under way. */
export function useSteadyQuery(data: ListingData): ListingData {
  const [query, setQuery] = useState(data.query);
  const isSame = isSameQuery(query, data.query);
  if (!isSame) setQuery(data.query);
  return useMemo(() => (isSame ? { ...data, query } : data), [data, query, isSame]);
}

/** Optimistic state of a filter: the shopper's choice immediately, the query's value once its results have loaded. */
export function useChosen<Value>(query: ProductQuery, value: Value): [Value, (chosen: Value) => void] {
  const [ahead, setAhead] = useState<{ of: ProductQuery; value: Value }>();
  return [ahead?.of === query ? ahead.value : value, (chosen) => setAhead({ of: query, value: chosen })];
}
