import type { ProductDetails, ProductSummary } from "./product.ts";
import { entryOf, type TranslateTerm } from "./search-entry.ts";
import { readTyped } from "./search-products.ts";
import { plainWords } from "./search-words.ts";

/** How many products are read before yielding to other work in the browser or on the server. */
const AT_ONCE = 50;

/** Returns all text to search if names, categories and tags find nothing: these and the product's other texts. */
export function textOf(
  product: ProductSummary,
  details: ProductDetails | undefined,
  translateTerm?: TranslateTerm,
): string {
  const { shortDescription = "", attributes = [] } = details ?? {};
  const facts = attributes.map(({ name, value }) => `${name} ${value}`);
  return [...Object.values(entryOf(product, translateTerm)), ...product.alt, shortDescription, ...facts].join(" ");
}

/** Finds products whose texts have every word, best-selling first. */
export type TextSearch = (typed: string) => ProductSummary[];

/** Reads the texts of all products, in batches with pauses between them; `detailsOf` loads a product's details. */
export async function createTextSearch(
  products: readonly ProductSummary[],
  detailsOf: (product: ProductSummary) => Promise<ProductDetails | undefined>,
  translateTerm?: TranslateTerm,
): Promise<TextSearch> {
  const texts: { product: ProductSummary; words: string }[] = [];
  for (const [i, product] of products.entries()) {
    const words = new Set(plainWords(textOf(product, await detailsOf(product), translateTerm)));
    texts.push({ product, words: ` ${[...words].join(" ")} ` });
    if (i % AT_ONCE === AT_ONCE - 1) await new Promise((resolve) => setTimeout(resolve));
  }
  texts.sort((a, b) => b.product.saleCount - a.product.saleCount);
  return (typed) => {
    const typedWords = plainWords(readTyped(typed));
    if (typedWords.length === 0) return [];
    return texts
      .filter(({ words }) => typedWords.every((word) => words.includes(` ${word} `)))
      .map(({ product }) => product);
  };
}
