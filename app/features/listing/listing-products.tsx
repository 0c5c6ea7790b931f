import { EmptyListing } from "./empty-listing.tsx";
import type { ListingData } from "./find-listing.ts";
import { ListingSheets } from "./listing-sheets.tsx";
import { useShown } from "./prerendered-listing.store.ts";

type ListingProductsProps = { data: ListingData; isReturn: boolean };

/** The products of a page, or what to do if there are none. */
export function ListingProducts({ data: arrived, isReturn }: ListingProductsProps) {
  const data = useShown(arrived);
  if (data.found.total === 0) return <EmptyListing data={data} />;
  return <ListingSheets data={data} isReturn={isReturn && data === arrived} />;
}
