import { ONLY } from "./choice-words.ts";
import type { ProductSummary } from "./product.ts";
import type { ListFacet } from "./product-query.ts";

/** Returns a product's values for a facet with several values. */
export function valuesOf(product: ProductSummary, facet: ListFacet): readonly string[] {
  switch (facet) {
    case "department":
      return product.category.slice(0, 1);
    case "subCategory":
      return product.category.slice(1);
    case "tag":
      return product.tag;
    case "colour":
      return coloursOf(product);
    case "size":
      return named(product.variation?.flatMap((v) => v.size.map((s) => s.name)));
  }
}

function coloursOf({ variation, tone }: ProductSummary): readonly string[] {
  const colours = named(variation?.map((v) => v.color));
  return colours.length === 0 && tone ? [tone] : colours;
}

/** Removes duplicates and the placeholder `ONLY`. */
function named(values: readonly string[] = []): readonly string[] {
  return [...new Set(values)].filter((value) => value !== ONLY);
}
