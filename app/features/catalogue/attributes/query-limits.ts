import { addBit, type Bits, noBits } from "../bits.ts";
import type { ProductStore } from "../indexed-catalogue.ts";
import type { ProductQuery } from "../product-query.ts";
import { excludedWords } from "../search/exclusion-words.ts";
import { measureTest, testOf } from "./attribute-facets.ts";
import type { Facts } from "./attribute-values.ts";
import { chosenOf } from "./chosen-values.ts";
import type { Measure, MeasureRange } from "./measures.ts";

type LimitSettings = { store: Pick<ProductStore, "facts" | "having">; size: number; query: ProductQuery };

/** Returns the products that pass each attribute, measure and "without" of a query, by the names of these tests. */
export async function limitsOf({ store, size, query }: LimitSettings): Promise<Map<string, Bits>> {
  const limits = new Map<string, Bits>();
  const ranges = Object.entries(query.measures ?? {}) as [Measure, MeasureRange][];
  const keys = Object.keys(query.facts ?? {});
  if (ranges.length > 0 || keys.length > 0) {
    const facts = await store.facts();
    for (const [measure, range] of ranges)
      limits.set(measureTest(measure), measuredWithin(facts, measure, range, size));
    for (const key of keys) {
      const { values } = facts.byKey.get(key) ?? {};
      const chosen = chosenOf(query, key).map((value) => Array.from(values?.get(value) ?? []));
      limits.set(testOf(key), bitsOf(chosen.flat(), size));
    }
  }
  if (query.without?.length) {
    const excluded = bitsOf(await store.having(excludedWords(query.without)), size);
    limits.set(
      "without",
      excluded.map((word) => ~word),
    );
  }
  return limits;
}

function bitsOf(places: ArrayLike<number>, size: number): Bits {
  const bits = noBits(size);
  for (const place of Array.from(places)) addBit(bits, place);
  return bits;
}

function measuredWithin({ measures }: Facts, measure: Measure, range: MeasureRange, size: number): Bits {
  const { min = 0, max = Number.POSITIVE_INFINITY } = range;
  const bits = noBits(size);
  measures[measure]?.forEach((value, place) => {
    if (value >= min && value <= max) addBit(bits, place);
  });
  return bits;
}
