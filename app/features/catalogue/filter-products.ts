import { ONLY } from "./choice-words.ts";
import { priceOf } from "./price.ts";
import { type ProductSummary, totalStock } from "./product.ts";
import { type ListFacet, listFacets, type ProductQuery } from "./product-query.ts";

/** The names of the tests a product must pass, one per facet. */
export type FacetName = ListFacet | "price" | "rating" | "onSale" | "inStock";
type Test = (product: ProductSummary) => boolean;

/** The values a product has in a facet of several values. */
export function valuesOf(product: ProductSummary, facet: ListFacet): readonly string[] {
  switch (facet) {
    case "department":
      return product.category.slice(0, 1);
    case "subCategory":
      return product.category.slice(1);
    case "tag":
      return product.tag;
    case "colour":
      return named(product.variation?.map((v) => v.color));
    case "size":
      return [...new Set(named(product.variation?.flatMap((v) => v.size.map((s) => s.name))))];
  }
}

function named(values: readonly string[] = []): readonly string[] {
  return values.filter((value) => value !== ONLY);
}

/** One test per facet that the query sets; a product is in when all of them pass. */
export function testsOf(query: ProductQuery): Map<FacetName, Test> {
  const tests = new Map<FacetName, Test>();
  for (const facet of Object.keys(listFacets) as ListFacet[]) {
    const wanted = new Set(query[facet]);
    if (wanted.size > 0) tests.set(facet, (product) => valuesOf(product, facet).some((value) => wanted.has(value)));
  }
  const { min = 0, max = Number.POSITIVE_INFINITY, rating } = query;
  if (query.min !== undefined || query.max !== undefined)
    tests.set("price", (product) => {
      const { now } = priceOf(product);
      return now >= min * 100 && now <= max * 100;
    });
  if (rating !== undefined) tests.set("rating", (product) => product.rating >= rating);
  if (query.onSale) tests.set("onSale", isOnSale);
  if (query.inStock) tests.set("inStock", (product) => totalStock(product) > 0);
  return tests;
}

/** Whether a reduction may be announced on the product. */
export function isOnSale(product: ProductSummary): boolean {
  return priceOf(product).percent !== undefined;
}

/** The products that pass all tests. */
export function passing(products: readonly ProductSummary[], tests: ReadonlyMap<FacetName, Test>): ProductSummary[] {
  const used = [...tests.values()];
  return products.filter((product) => used.every((test) => test(product)));
}

type Split = { passed: ProductSummary[]; failedOnly: ReadonlyMap<FacetName, ProductSummary[]> };

/** One walk for all facets: the products that pass every test, and those that fail a single one, by its name. */
export function splitByTests(products: readonly ProductSummary[], tests: ReadonlyMap<FacetName, Test>): Split {
  const passed: ProductSummary[] = [];
  const failedOnly = new Map<FacetName, ProductSummary[]>();
  for (const product of products) {
    let failed: FacetName | undefined;
    let failures = 0;
    for (const [name, test] of tests) {
      if (test(product)) continue;
      failed = name;
      if (++failures > 1) break;
    }
    if (failed === undefined) passed.push(product);
    else if (failures === 1) {
      const others = failedOnly.get(failed);
      if (others) others.push(product);
      else failedOnly.set(failed, [product]);
    }
  }
  return { passed, failedOnly };
}

const orders: Record<ProductQuery["sort"], ((a: ProductSummary, b: ProductSummary) => number) | undefined> = {
  default: undefined,
  newest: (a, b) => Number(b.isNew) - Number(a.isNew) || Number(b.id) - Number(a.id),
  "best-selling": (a, b) => b.saleCount - a.saleCount,
  "price-up": (a, b) => priceOf(a).now - priceOf(b).now,
  "price-down": (a, b) => priceOf(b).now - priceOf(a).now,
  "biggest-discount": (a, b) => (priceOf(b).percent ?? 0) - (priceOf(a).percent ?? 0),
  rating: (a, b) => b.rating - a.rating || b.saleCount - a.saleCount,
};

/** Products in the order asked for; `default` keeps theirs. Stable. */
export function sortProducts(products: readonly ProductSummary[], sort: ProductQuery["sort"]): ProductSummary[] {
  const order = orders[sort];
  return order ? products.toSorted(order) : [...products];
}
