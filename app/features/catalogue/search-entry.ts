import { titleOf } from "./department-names.ts";
import { priceOf } from "./price.ts";
import { type ProductSummary, skusOf } from "./product.ts";
import type { ProductIndex } from "./product-index.ts";
import { valuesOf } from "./product-values.ts";
import { plainWords } from "./search-words.ts";
import { synonymsOf } from "./synonyms.ts";

/** The search fields of a product: its name, its categories, its tags, and other words. */
type Entry = { id: string; name: string; kinds: string; tags: string; others: string };

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

/** Returns the words that find a product, by field. */
export function entryOf(product: ProductSummary, translateTerm: TranslateTerm = (title) => title): Entry {
  const named = (names: readonly string[]) =>
    names.flatMap((name) => [...new Set([name, translateTerm(titleOf(name))])]);
  const own = product.ownName ?? "";
  const category = named(product.category).join(" ");
  const called = synonymsOf(plainWords([product.name, own, category].join(" ")));
  const kinds = [category, ...called].join(" ");
  const tagWords = [
    ...named(product.tag),
    ...valuesOf(product, "colour").flatMap((name) => [name, translateTerm(name)]),
  ];
  const tags = [...new Set([...tagWords, ...skusOf(product)])].join(" ");
  const states = [priceOf(product).percent === undefined ? "" : "sale", product.isNew ? "new" : ""].filter(Boolean);
  const others = [own, ...states, ...synonymsOf(plainWords([tags, ...states].join(" ")))].join(" ");
  return { id: product.id, name: product.name, kinds, tags, others };
}
