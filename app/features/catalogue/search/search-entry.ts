import { titleOf } from "../department-names.ts";
import { priceOf } from "../price.ts";
import { type ProductSummary, skusOf } from "../product.ts";
import type { ProductIndex } from "../product-index.ts";
import { valuesOf } from "../product-values.ts";
import { remembered } from "../remembered.ts";
import { plainWords } from "./search-words.ts";
import { synonymsOf } from "./synonyms.ts";

/**
 * The search fields of a product: its name, its categories, its tags, its name in the shop's language; and what people
 * call these instead: `called` are synonyms of the name, `kindred` of categories, `related` of tags and of being new or reduced.
 */
export type Entry = {
  id: string;
  name: string;
  kinds: string;
  tags: string;
  own: string;
  called: string;
  kindred: string;
  related: string;
};

/** An article number, also as one word: M-3-4 is typed as "m34", too. */
const spellings = (sku: string) => [sku, sku.replace(/[^\p{L}\p{N}]+/gu, "")];

/** Translates the title of a department, sub-category, tag or colour into the language of the search. */
export type TranslateTerm = (title: string) => string;

/** Returns the title and translation of every department, sub-category, tag and colour in the catalogue. */
export function translatedTerms(
  values: ProductIndex["values"],
  translateTerm: TranslateTerm,
): { title: string; translation: string }[] {
  const titles = [values.department, values.subCategory, values.tag].flatMap((names) => [...names.keys()].map(titleOf));
  return [...titles, ...values.colour.keys()].map((title) => ({ title, translation: translateTerm(title) }));
}

const synonymsOfCategory = remembered((category) => synonymsOf(plainWords(category)), 1_000);

/** Returns the words that find a product, by field. */
export function entryOf(product: ProductSummary, translateTerm: TranslateTerm = (title) => title): Entry {
  const named = (names: readonly string[]) =>
    names.flatMap((name) => [...new Set([name, translateTerm(titleOf(name))])]);
  const own = product.ownName ?? "";
  const category = named(product.category).join(" ");
  const called = synonymsOf(plainWords([product.name, own].join(" ")));
  const kindred = synonymsOfCategory(category);
  const tagWords = [
    ...named(product.tag),
    ...valuesOf(product, "colour").flatMap((name) => [name, translateTerm(name)]),
  ];
  const tags = [...new Set([...tagWords, ...skusOf(product).flatMap(spellings)])].join(" ");
  const states = [priceOf(product).percent === undefined ? "" : "sale", product.isNew ? "new" : ""].filter(Boolean);
  const related = [...states, ...synonymsOf(plainWords([tags, ...states].join(" ")))].join(" ");
  return {
    id: product.id,
    name: product.name,
    kinds: category,
    tags,
    own,
    called: called.join(" "),
    kindred: kindred.join(" "),
    related,
  };
}
