import { titleOf } from "./department-names.ts";
import { priceOf } from "./price.ts";
import { type ProductSummary, skusOf } from "./product.ts";
import type { ProductIndex } from "./product-index.ts";
import { valuesOf } from "./product-values.ts";
import { plainWords } from "./search-words.ts";
import { synonymsOf } from "./synonyms.ts";

/** The words of a product by what they say: what it is called, what kind of thing it is, what else is said of it. */
type Entry = { id: string; name: string; kinds: string; tags: string; others: string };

/** Says the title of a department, sub-category, tag or colour in the language of those who search. */
export type TellKind = (title: string) => string;

/** Every kind in the catalogue by its title, with what it is called in a language. */
export function kindsTold(values: ProductIndex["values"], tellKind: TellKind): { title: string; told: string }[] {
  const titles = [values.department, values.subCategory, values.tag].flatMap((names) => [...names.keys()].map(titleOf));
  return [...titles, ...values.colour.keys()].map((title) => ({ title, told: tellKind(title) }));
}

/** What a product is found by. */
export function entryOf(product: ProductSummary, tellKind: TellKind = (title) => title): Entry {
  const named = (names: readonly string[]) => names.flatMap((name) => [...new Set([name, tellKind(titleOf(name))])]);
  const own = product.ownName ?? "";
  const category = named(product.category).join(" ");
  const called = synonymsOf(plainWords([product.name, own, category].join(" ")));
  const kinds = [category, ...called].join(" ");
  const told = [...named(product.tag), ...valuesOf(product, "colour").flatMap((name) => [name, tellKind(name)])];
  const tags = [...new Set([...told, ...skusOf(product)])].join(" ");
  const states = [priceOf(product).percent === undefined ? "" : "sale", product.isNew ? "new" : ""].filter(Boolean);
  const others = [own, ...states, ...synonymsOf(plainWords([tags, ...states].join(" ")))].join(" ");
  return { id: product.id, name: product.name, kinds, tags, others };
}
