import { type Bits, hasBit } from "./bits.ts";
import type { ProductSummary } from "./product.ts";
import type { ProductIndex } from "./product-index.ts";

/** Returns the positions of the products most similar to one, weighted as in `relatedTo`; ties go to best sellers. */
export function nearestPlaces(index: ProductIndex, { category, tag }: ProductSummary, most: number): number[] {
  const { department, subCategory, tag: tags } = index.values;
  const [own, ...subs] = category;
  const weights = [
    { bits: department.get(own), weight: 3 },
    ...subs.map((name) => ({ bits: subCategory.get(name), weight: 6 })),
    // A tag that names a department adds nothing for products in that department.
    ...tag
      .filter((name) => name !== own)
      .map((name) => ({ bits: without(tags.get(name), department.get(name)), weight: 2 })),
  ];
  const byWeight = new Map<number, number[]>();
  for (const place of index.inOrder("best-selling")) {
    let sum = 0;
    for (const { bits, weight } of weights) if (bits && hasBit(bits, place)) sum += weight;
    if (sum === 0) continue;
    const weight = hasBit(index.inStock, place) ? 4 * sum : sum;
    byWeight.set(weight, byWeight.get(weight) ?? []);
    byWeight.get(weight)?.push(place);
  }
  const heaviest = [...byWeight].sort(([a], [b]) => b - a).flatMap(([, places]) => places);
  return heaviest.slice(0, most).sort((a, b) => a - b);
}

function without(bits: Bits | undefined, others: Bits | undefined): Bits | undefined {
  return others ? bits?.map((word, i) => word & ~(others[i] ?? 0)) : bits;
}
