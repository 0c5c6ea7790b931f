import type { Catalogue } from "~/features/catalogue/catalogue.ts";
import { loadCatalogue } from "~/features/catalogue/load-catalogue.ts";
import { findListing } from "~/features/listing/find-listing.ts";
import { findCategory, findSubCategory, findTag } from "~/features/listing/find-within.ts";
import { listingLayouts } from "~/features/listing/listing-layouts.ts";
import { pressedUrl } from "~/features/listing/pressed-url.ts";
import { findProduct } from "~/features/product/find-product.ts";
import { productLayouts } from "~/features/product/product-layouts.ts";
import { findResults } from "~/features/search/find-results.ts";
import { currentWords } from "~/platform/i18n/current-words.tsx";

const within = { categoryproduct: findCategory, subcategoryproduct: findSubCategory, tagproduct: findTag };

/** Prefetches the catalogue data that pressing an element will need. */
export async function prefetchFor(target: Element): Promise<void> {
  const address = pressedUrl(target);
  if (address) await prefetchQueries(await loadCatalogue(currentWords().language), address);
}

/**
 * Requests the catalogue data that the page at a URL will need. Browsers cache the server's responses for a minute, so
 * the page then has them immediately. Pages without catalogue data are ignored.
 */
export async function prefetchQueries(catalogue: Catalogue, address: URL): Promise<void> {
  const [, kind = "", slug = ""] = address.pathname.split("/");
  const request = new Request(address);
  const find = Object.entries(within).find(([path]) => path === kind)?.[1];
  if (find) await find({ catalogue, slug, request });
  else if (productLayouts.some(({ path }) => path === kind)) await findProduct(catalogue, slug);
  else if (kind in listingLayouts) await findListing({ catalogue, request });
  else if (kind === "search") await findResults(catalogue, request);
}
