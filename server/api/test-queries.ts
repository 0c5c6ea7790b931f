import departments from "virtual:catalogue/departments";
import all from "virtual:catalogue/summaries";
import fc from "fast-check";
import type { Measure, MeasureRange } from "../../app/features/catalogue/attributes/measures.ts";
import { measuresOf } from "../../app/features/catalogue/attributes/read-measures.ts";
import { ONLY } from "../../app/features/catalogue/choice-words.ts";
import { priceOf } from "../../app/features/catalogue/price.ts";
import { type ProductSummary, totalStock } from "../../app/features/catalogue/product.ts";
import { type ProductQuery, sortOrders } from "../../app/features/catalogue/product-query.ts";
import { countedRating } from "../../app/features/catalogue/ratings.ts";
import { excludedWords } from "../../app/features/catalogue/search/exclusion-words.ts";
import { entryOf } from "../../app/features/catalogue/search/search-entry.ts";
import { textOf } from "../../app/features/catalogue/search/search-texts.ts";
import { plainWords } from "../../app/features/catalogue/search/search-words.ts";
import { sampleCatalogue } from "../../app/features/catalogue/test-catalogue.ts";

const tags = ["oak", "gift", "leather", "wool", "black friday"];
const some = <T>(values: readonly T[]) => fc.subarray([...values], { maxLength: 2 });
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 });
const typos = ["armchiar", "oak chiar", "t-shirt", "head phones", "oakchair"];
/** Searches, as typed. */
export const words =
  "oak,black leather,sofas,mug,hea,zebra helicopter,Stuhl,bouclé chair,bluetooth speaker,tv,red,couc,bar,vtfa001,cup,lamp under 60,coat size xl under 150,sofa narrower than 160 cm,lamp under 20,cake without nuts,18 inch,gift for dad,oak helicopter,engine oil 5w30,coffee maker,men watch,shoes,laptop bag,oak table"
    .split(",")
    .concat(typos);

type Facts = NonNullable<ProductQuery["facts"]>;

/** Queries as shoppers combine them, with and without search terms. */
export const queries: fc.Arbitrary<ProductQuery> = fc
  .record({
    department: some(departments.map((department) => department.name)),
    subCategory: some(["chairs", "men", "sofas"]),
    tag: some(tags),
    colour: some(["white", "black", "brown", "blue", "red"] as const),
    size: some(["m", "xl", "xxl"] as const),
    min: maybe(fc.integer({ min: 0, max: 120 })),
    max: maybe(fc.integer({ min: 60, max: 900 })),
    rating: maybe(fc.integer({ min: 1, max: 5 })),
    onSale: fc.boolean(),
    more: fc.boolean(),
    facts: maybe(
      fc.constantFrom<Facts>({ material: ["wool", "leather"] }, { "made-in": ["italy"], pockets: ["none"] }),
    ),
    isNew: maybe(fc.constant(true)),
    without: maybe(some(["nuts", "leather"])),
    measures: maybe(fc.constantFrom({ width: { max: 60 } }, { height: { min: 20, max: 50 }, width: { min: 10 } })),
    inStock: fc.boolean(),
    q: maybe(fc.constantFrom(...words)),
    sort: fc.constantFrom(...sortOrders),
    page: fc.integer({ min: 1, max: 4 }),
    from: maybe(fc.integer({ min: 1, max: 4 })),
  })
  .map(({ min, max, rating, q, isNew, without, measures, more, facts, from, ...rest }) => ({
    ...rest,
    ...(more && { more }),
    ...(facts && { facts }),
    ...(isNew && { isNew }),
    ...(without?.length && { without }),
    ...(measures && { measures }),
    ...(min !== undefined && { min }),
    // `max` is never below `min`: parsing a URL swaps them.
    ...(max !== undefined && { max: Math.max(max, min ?? 0) }),
    ...(rating !== undefined && { rating }),
    ...(q && { q }),
    ...(from !== undefined && from < rest.page && { from }),
  }));
/** The scopes of screens. */
export const withins = maybe(
  fc.constantFrom(
    { facet: "department", value: "fashion" } as const,
    { facet: "subCategory", value: "chairs" } as const,
    { facet: "tag", value: "gift" } as const,
    { facet: "category", value: "furniture" } as const,
  ),
);

const meets = (wanted: readonly string[], values: readonly string[]) =>
  wanted.length === 0 || wanted.some((value) => values.includes(value));

/** Whether a product is available in a requested colour and size combined, and in stock if that is required. */
function canBeHad(product: ProductSummary, { colour, size, inStock }: ProductQuery): boolean {
  const { tone = "" } = product;
  if (!product.variation) return meets(colour, [tone]) && size.length === 0 && (!inStock || totalStock(product) > 0);
  return product.variation.some(
    (made) =>
      meets(colour, [made.color === ONLY ? tone : made.color]) &&
      made.size.some((s) => meets(size, [s.name]) && (!inStock || s.stock > 0)),
  );
}

const sample = sampleCatalogue();
const facts = new Map(
  await Promise.all(
    all.map(async (product) => {
      const details = await sample.details(product);
      const words = plainWords(textOf(entryOf(product), product, details));
      return [product.id, { words, measures: details ? measuresOf(details, product.netContent) : {} }] as const;
    }),
  ),
);

/** Whether a product's texts have none of what it must be without, and its measures are within the ranges. */
function isWithin(product: ProductSummary, { without = [], measures = {} }: ProductQuery): boolean {
  const { words = [], measures: own = {} } = facts.get(product.id) ?? {};
  const isExcluded = excludedWords(without).some(({ word, isBeginning }) =>
    words.some((one) => (isBeginning ? one.startsWith(word) : one === word)),
  );
  const ranges = Object.entries(measures) as [Measure, MeasureRange][];
  return !isExcluded && ranges.every(([name, { min = 0, max = 1e9 }]) => within(own[name], min, max));
}

const within = (value: number | undefined, min: number, max: number) =>
  value !== undefined && value >= min && value <= max;

/** Filters products one by one: slow but obviously correct. */
export function plainly(products: readonly ProductSummary[], query: ProductQuery): ProductSummary[] {
  return products.filter((product) => {
    const { now, percent } = priceOf(product);
    return (
      meets(query.department, product.category.slice(0, 1)) &&
      meets(query.subCategory, product.category.slice(1)) &&
      meets(query.tag, product.tag) &&
      canBeHad(product, query) &&
      isWithin(product, query) &&
      (!query.isNew || product.isNew) &&
      now >= (query.min ?? 0) * 100 &&
      now <= (query.max ?? 1e9) * 100 &&
      countedRating(product).average >= (query.rating ?? 0) &&
      (!query.onSale || percent !== undefined)
    );
  });
}
