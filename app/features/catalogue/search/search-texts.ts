import { collectFacts, type Facts, ownFacts } from "../attributes/attribute-values.ts";
import type { ValueNames } from "../attributes/value-names.ts";
import type { ProductDetails, ProductSummary } from "../product.ts";
import type { ExcludedWord } from "./exclusion-words.ts";
import { entryOf, type TranslateTerm } from "./search-entry.ts";
import { readTyped } from "./search-products.ts";
import { plainWords } from "./search-words.ts";

/** How many products are read before yielding to other work in the browser or on the server. */
const AT_ONCE = 50;

/**
 * Returns all text to search if names, categories and tags find nothing: these and the product's other texts; codes with
 * hyphens also as one word, as 5W-30 is typed "5w30".
 */
export function textOf(
  product: ProductSummary,
  details: ProductDetails | undefined,
  translateTerm?: TranslateTerm,
): string {
  const { shortDescription = "", attributes = [] } = details ?? {};
  const facts = attributes.map(({ name, value }) => `${name} ${value}`);
  const joined = facts.join(" ").match(/[\p{L}\p{N}]*\d[\p{L}\p{N}]*-[\p{L}\p{N}]+/gu) ?? [];
  const codes = joined.map((code) => code.replaceAll("-", ""));
  return [...Object.values(entryOf(product, translateTerm)), ...product.alt, shortDescription, ...facts, ...codes].join(
    " ",
  );
}

/** The texts and facts of all products. */
export type TextSearch = {
  /** Finds products whose texts have every word, best-selling first. */
  find(typed: string): ProductSummary[];
  /** Returns the products that have one of the words, or begin a word with it. */
  having(words: readonly ExcludedWord[]): ProductSummary[];
  /** By place: the order in which the products were given. */
  facts: Facts;
};

type TextSettings = { translateTerm?: TranslateTerm | undefined; names?: ValueNames | undefined };

/** Reads the texts of all products, in batches with pauses between them; `detailsOf` loads a product's details. */
export async function createTextSearch(
  products: readonly ProductSummary[],
  detailsOf: (product: ProductSummary) => Promise<ProductDetails | undefined>,
  { translateTerm, names }: TextSettings = {},
): Promise<TextSearch> {
  const texts: { product: ProductSummary; words: string }[] = [];
  const { add, finish } = collectFacts();
  for (const [i, product] of products.entries()) {
    const details = await detailsOf(product);
    add(ownFacts(details?.attributes ?? [], product.netContent, names));
    const words = new Set(plainWords(textOf(product, details, translateTerm)));
    texts.push({ product, words: ` ${[...words].join(" ")} ` });
    if (i % AT_ONCE === AT_ONCE - 1) await new Promise((resolve) => setTimeout(resolve));
  }
  texts.sort((a, b) => b.product.saleCount - a.product.saleCount);
  return {
    facts: finish(),
    find(typed) {
      const typedWords = plainWords(readTyped(typed));
      if (typedWords.length === 0) return [];
      return productsWith((words) => typedWords.every((word) => words.includes(` ${word} `)));
    },
    having: (excluded) =>
      productsWith((words) =>
        excluded.some(({ word, isBeginning }) => words.includes(isBeginning ? ` ${word}` : ` ${word} `)),
      ),
  };
  function productsWith(isMet: (words: string) => boolean): ProductSummary[] {
    return texts.filter(({ words }) => isMet(words)).map(({ product }) => product);
  }
}
