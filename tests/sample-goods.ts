import { readFileSync } from "node:fs";
import { hasOwnCatalogue } from "../app/features/catalogue/own-catalogue.server.ts";

/** Whether the catalogue is an owner's own. */
export const isCatalogueOwn = hasOwnCatalogue("catalogue");

/** Whether goods and name are the sample's. */
export const isSampleShop = !isCatalogueOwn && /^\s*name: "Vitrine",$/m.test(readFileSync("shop.config.ts", "utf8"));

/** Tests that refer to the sample's products, pages and home pages, and are meaningless for others. */
export const sampleTests: readonly string[] = [
  "app/features/catalogue/catalogue-texts.server.test.ts",
  "app/features/catalogue/catalogue.test.ts",
  "app/features/catalogue/fill-postgres.server.test.ts",
  "app/features/catalogue/related.test.ts",
  "app/features/catalogue/search/search-in-languages.test.ts",
  "app/features/catalogue/search/search-products.test.ts",
  "app/features/catalogue/tag-address.test.ts",
  "app/features/information/information.test.ts",
  "app/features/information/sample-pages.test.ts",
  "app/features/journal/sample-posts.test.ts",
  "app/features/listing/redirect-to-category.test.ts",
  "app/features/order-letters/confirmation-contract.test.ts",
  "app/features/product/structured-data.test.ts",
  "app/features/search/suggest.test.ts",
  "app/showcase/homes/home-pictures.test.ts",
  "bench/search/search.test.ts",
  "scripts/catalogue/export-catalogue.test.ts",
  "scripts/catalogue/import-catalogue.test.ts",
  "scripts/catalogue/renamed-items.test.ts",
  "scripts/check-shop.test.ts",
  "scripts/reviews.test.ts",
  "server/api/catalogue-in-languages.test.ts",
  "server/api/catalogue.test.ts",
  "app/instant/prefetch-queries.test.ts",
  "server/feeds/feeds.test.ts",
  "server/open-catalogue.test.ts",
  "tests/extending/examples.test.ts",
  "tests/faults/two-processes.test.ts",
  "tests/pictures.test.ts",
  "tests/words.test.ts",
];

/** End-to-end tests that buy, find and open the sample's products, name the sample shop, or measure its pages. */
export const sampleJourneys =
  /(access|account|budgets|cart|changed-goods|chapters|changing-language|choosing|collecting|currency|deploy|devices|dialogs|double-click|early-choices|few-presses|filtering|finding|focus|forced-colours|gift-cards|goods-first|home-goods|home-pictures|homes|invoices|journal|keeping-place|keyboard|languages|last-piece|left-payments|lists|looking-up|missing-parts|navigation|notifications|offline|old-browsers|on-a-phone|one-press|product-page|product-pictures|purchase|read-out|release|render-thread|review-pictures|safety|saved-state|screens|searching|sharing|shortage|sold-out|sweep|translated|understanding|undoing|withdrawal|without-instant|without-scripts|words-apart|words-that-fit)\.spec\.ts$/;
