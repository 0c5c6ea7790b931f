import products from "virtual:catalogue/summaries";
import { shop } from "../../../shop.config.ts";
import { openEmbeddedCatalogue } from "./embedded-catalogue.ts";

/** Opens the build's catalogue for tests, in the shop's own language. */
export function sampleCatalogue() {
  return openEmbeddedCatalogue(products, { language: shop.fallbackLanguage });
}
