import type { Catalogue } from "~/features/catalogue/catalogue.ts";
import { loadCatalogue } from "~/features/catalogue/load-catalogue.ts";
import { leadsTo } from "~/features/listing/choice-address.ts";
import { findListing } from "~/features/listing/find-listing.ts";
import { findCategory, findSubCategory, findTag } from "~/features/listing/find-within.ts";
import { listingLayouts } from "~/features/listing/listing-layouts.ts";
import { findProduct } from "~/features/product/find-product.ts";
import { productLayouts } from "~/features/product/product-layouts.ts";
import { findResults } from "~/features/search/find-results.ts";
import { currentWords } from "~/i18n/current-words.tsx";

const within = { categoryproduct: findCategory, subcategoryproduct: findSubCategory, tagproduct: findTag };

/** Asks the catalogue what a press on an element of the page is about to ask. */
export async function askFor(target: Element): Promise<void> {
  const address = leadsTo(target);
  if (address) await askAhead(await loadCatalogue(currentWords().language), address);
}

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
