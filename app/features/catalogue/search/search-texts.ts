import { inBatches } from "../in-batches.ts";
import type { BriefDetails, ProductSummary } from "../product.ts";
import type { ExcludedWord } from "./exclusion-words.ts";
import { type Entry, entryOf, type TranslateTerm } from "./search-entry.ts";
import { readTyped } from "./search-products.ts";
import { plainWords } from "./search-words.ts";
import { isThing } from "./synonyms.ts";

/**
 * Returns all text to search if names, categories and tags find nothing: these and the product's other texts; codes with
 * hyphens also as one word, as 5W-30 is typed "5w30".
 */
export function textOf(entry: Entry, { alt }: ProductSummary, details: BriefDetails | undefined): string {
  const { shortDescription = "", attributes = [] } = details ?? {};
  const facts = attributes.map(({ name, value }) => `${name} ${value}`);
  const joined = facts.join(" ").match(/[\p{L}\p{N}]*\d[\p{L}\p{N}]*-[\p{L}\p{N}]+/gu) ?? [];
  const codes = joined.map((code) => code.replaceAll("-", ""));
  return [...Object.values(entry), ...alt, shortDescription, ...facts, ...codes].join(" ");
}

/** The texts of all products. */
export type TextSearch = {
  /** Finds products whose texts have every word, best-selling first; if some name things, one of these in its own names. */
  find(typed: string): ProductSummary[];
  /** Returns the products that have one of the words, or begin a word with it. */
  having(words: readonly ExcludedWord[]): ProductSummary[];
};

/** Reads the texts of all products, in batches with pauses between them; `details` in the same order. */
export async function createTextSearch(
  products: readonly ProductSummary[],
  details: readonly (BriefDetails | undefined)[],
  translateTerm?: TranslateTerm,
): Promise<TextSearch> {
  const texts: { product: ProductSummary; words: string; names: string }[] = [];
  await inBatches(products, (product, i) => {
    const asLine = (text: string) => ` ${[...new Set(plainWords(text))].join(" ")} `;
    const entry = entryOf(product, translateTerm);
    const called = asLine(Object.values(entry).join(" "));
    texts.push({ product, words: asLine(textOf(entry, product, details[i])), names: called });
  });
  const known = new Set(texts.flatMap(({ words }) => words.split(" ")));
  texts.sort((a, b) => b.product.saleCount - a.product.saleCount);
  return {
    find(typed) {
      const typedWords = plainWords(readTyped(typed));
      if (typedWords.length === 0 || !typedWords.every((word) => known.has(word))) return [];
      const things = typedWords.filter(isThing);
      return productsWith(
        ({ words, names }) =>
          typedWords.every((word) => words.includes(` ${word} `)) &&
          (things.length === 0 || things.some((word) => names.includes(` ${word} `))),
      );
    },
    having: (excluded) =>
      productsWith(({ words }) =>
        excluded.some(({ word, isBeginning }) => words.includes(isBeginning ? ` ${word}` : ` ${word} `)),
      ),
  };
  function productsWith(isMet: (text: (typeof texts)[number]) => boolean): ProductSummary[] {
    return texts.filter(isMet).map(({ product }) => product);
  }
}
