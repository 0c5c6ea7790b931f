import { startTransition, useState } from "react";
import { useNavigate } from "react-router";
import type { ProductQuery } from "~/features/catalogue/product-query.ts";
import { hrefOf, type ListingPlace } from "./listing-address.ts";

export type Filters = {
  /** What is chosen, a step ahead of the results while they are on their way. */
  query: ProductQuery;
  change: (change: Partial<ProductQuery>, options?: { replace?: boolean }) => void;
};

/** The shopper's choices: a change shows at once, goes into the address, and the view stays where it is. */
export function useFilters(place: ListingPlace): Filters {
  const navigate = useNavigate();
  const [ahead, setAhead] = useState<{ of: ProductQuery; query: ProductQuery }>();
  const query = ahead?.of === place.query ? ahead.query : place.query;
  return {
    query,
    change(change, options) {
      const next = { ...query, page: 1, ...change };
      setAhead({ of: place.query, query: next });
      const address = hrefOf({ ...place, query: next });
      // The choice shows at once; that the router is on its way need not, the results that it brings are drawn when there.
      startTransition(() => void navigate(address, { preventScrollReset: true, ...options }));
    },
  };
}
