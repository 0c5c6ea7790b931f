import { type ProductSummary, totalStock } from "./product.ts";

/**
 * Returns the products most similar to one: same sub-categories first, then shared tags and department; being sold out
 * costs three quarters of the score. Never the product itself or a duplicate of it or of another one shown.
 */
export function relatedTo(product: ProductSummary, all: readonly ProductSummary[], count: number): ProductSummary[] {
  const shown = new Set([nameKey(product)]);
  return all
    .map((other) => ({ other, score: likeness(product, other) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || b.other.saleCount - a.other.saleCount)
    .map(({ other }) => other)
    .filter((other) => {
      const isNew = !shown.has(nameKey(other));
      shown.add(nameKey(other));
      return isNew;
    })
    .slice(0, count);
}

/** Some products are in the catalogue twice with different ids: name and department identify them. */
function nameKey(product: ProductSummary): string {
  return `${product.category[0]} ${product.name}`;
}

function likeness(a: ProductSummary, b: ProductSummary): number {
  const departments = new Set([a.category[0], b.category[0]]);
  const subs = shared(a.category.slice(1), b.category.slice(1));
  const tags = shared(a.tag, b.tag).filter((tag) => !departments.has(tag));
  const nearness = subs.length * 6 + tags.length * 2 + (departments.size === 1 ? 3 : 0);
  return totalStock(b) > 0 ? nearness : nearness / 4;
}

function shared(a: readonly string[], b: readonly string[]): string[] {
  return a.filter((value) => b.includes(value));
}
