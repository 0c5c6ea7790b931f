import type { Catalogue } from "~/features/catalogue/catalogue.ts";
import { toggled } from "~/features/listing/chosen-filters.ts";
import { findListing } from "~/features/listing/find-listing.ts";
import { findCategory, findSubCategory, findTag } from "~/features/listing/find-within.ts";
import { listingLayouts } from "~/features/listing/listing-layouts.ts";
import { findProduct } from "~/features/product/find-product.ts";
import { productLayouts } from "~/features/product/product-layouts.ts";
import { findResults } from "~/features/search/find-results.ts";

/** The address that a press on an element of the page leads to: a link's, or a listing's after another choice. */
export function leadsTo(target: Element): URL | undefined {
  const link = target.closest<HTMLAnchorElement>("a[data-link]");
  if (link) return new URL(link.href);
  const box = target.closest("label")?.control;
  const isChoice = box instanceof HTMLInputElement && ["checkbox", "radio"].includes(box.type) && !box.disabled;
  return isChoice && box.form?.getAttribute("action") === location.pathname
    ? afterChoice(new URL(location.href), box)
    : undefined;
}

/** The address of a listing after one of its filters was chosen or taken back. */
export function afterChoice(
  listing: URL,
  { type, name, value }: Pick<HTMLInputElement, "type" | "name" | "value">,
): URL {
  const address = new URL(listing);
  const { searchParams: params } = address;
  const values = type === "radio" ? [value] : toggled(params.getAll(name), value);
  params.delete(name);
  for (const each of values) params.append(name, each);
  params.delete("page");
  return address;
}

const within = { categoryproduct: findCategory, subcategoryproduct: findSubCategory, tagproduct: findTag };

/**
 * Asks the catalogue what the screen at an address is about to ask. Browsers keep the server's answers for a minute, so
 * that the screen then has them at hand. Screens that ask nothing of the catalogue are left alone.
 */
export async function askAhead(catalogue: Catalogue, address: URL): Promise<void> {
  const [, kind = "", slug = ""] = address.pathname.split("/");
  const request = new Request(address);
  const find = Object.entries(within).find(([path]) => path === kind)?.[1];
  if (find) await find({ catalogue, slug, request });
  else if (productLayouts.some(({ path }) => path === kind)) await findProduct(catalogue, slug);
  else if (kind in listingLayouts) await findListing({ catalogue, request });
  else if (kind === "search") await findResults(catalogue, request);
}
