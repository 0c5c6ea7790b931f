import type { Words } from "~/platform/i18n/words.ts";
import { departmentPath, productPath, subCategoryPath, tagPath } from "../catalogue/addresses.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { titleOf } from "../catalogue/department-names.ts";
import type { ProductSummary } from "../catalogue/product.ts";
import { plainWords } from "../catalogue/search/search-words.ts";
import { synonymsOf } from "../catalogue/search/synonyms.ts";
import { postAddress } from "../journal/post-address.ts";
import { findShopPages } from "./find-pages.ts";

/** A suggested link; a product comes with its summary, a journal post with the language of its title. */
export type Suggestion = { to: string; label: string; product?: ProductSummary; language?: string };
export type SuggestionGroup = {
  kind: "pages" | "places" | "tags" | "products" | "posts";
  suggestions: readonly Suggestion[];
};
export type Suggestions = {
  groups: readonly SuggestionGroup[];
  /** Number of products that match every word. */
  total: number;
  /** Whether no product matches every word, and these are the nearest. */
  isNear: boolean;
  /** Whether nothing matches the words as spelt, only with typos corrected. */
  isGuess: boolean;
};

const PRODUCTS = 6;
const PLACES = 4;
const TAGS = 3;
const POSTS = 2;

/** Metadata of a journal post. */
type Post = { slug: string; title: string; tags: readonly string[]; language: string };

export type Suggest = (words: string) => Promise<Suggestions>;

/** Creates the suggest function; `t` translates department and tag names into the screen's language. */
export async function createSuggest(
  catalogue: Catalogue,
  { language, t }: Pick<Words, "language" | "t">,
  journal: readonly Post[] = [],
): Promise<Suggest> {
  const entry = (name: string, to: string) => {
    const own = [...plainWords(`${name} ${titleOf(name)}`)];
    const label = t(titleOf(name));
    return { to, label, words: [...own, ...plainWords(label), ...synonymsOf(own)] };
  };
  const places = catalogue.departments.flatMap(({ name, subCategories }) => [
    entry(name, departmentPath(name)),
    ...subCategories.map((sub) => entry(sub.name, subCategoryPath(sub.name))),
  ]);
  const known = new Set(places.map((place) => place.label));
  const tags = (await catalogue.tags()).map((tag) => entry(tag, tagPath(tag))).filter((tag) => !known.has(tag.label));
  const posts = journal.map(({ slug, title, tags, language }) => ({
    to: postAddress(slug),
    label: title,
    language,
    words: [title, ...tags, ...tags.map((tag) => t(titleOf(tag)))].flatMap(plainWords),
  }));

  return async (typed) => {
    const words = plainWords(typed.slice(0, 120));
    if (words.length === 0) return { groups: [], total: 0, isNear: false, isGuess: false };
    const begin = (those: readonly string[]) => words.every((word) => those.some((other) => other.startsWith(word)));
    const fits = (one: { words: readonly string[] }) => begin(one.words);
    const isNamed = (one: { label: string }) => begin(plainWords(one.label));
    // Synonyms, in five languages, count only if no name matches: "cha" means chairs, not hats (French "chapeau").
    const isMeant = places.some(isNamed) ? isNamed : fits;
    const { products, total, isNear, isGuess } = await catalogue.search(typed, PRODUCTS * 2);
    const pages = await findShopPages(typed, { language, t, hasGoods: total > 0 });
    // What only comes close is not worth showing beside a page that is meant.
    const goods = pages.length > 0 && (isNear || isGuess) ? [] : distinct(products);
    const groups: SuggestionGroup[] = [
      { kind: "pages", suggestions: pages },
      { kind: "places", suggestions: places.filter(isMeant).slice(0, PLACES) },
      { kind: "tags", suggestions: tags.filter(isMeant).slice(0, TAGS) },
      {
        kind: "products",
        suggestions: goods
          .slice(0, PRODUCTS)
          .map((product) => ({ to: productPath(product), label: product.name, product })),
      },
      { kind: "posts", suggestions: posts.filter(fits).slice(0, POSTS) },
    ];
    return { groups: groups.filter((group) => group.suggestions.length > 0), total, isNear, isGuess };
  };
}

/** Keeps the first of products with the same name, since the catalogue has some twice. */
function distinct(products: readonly ProductSummary[]): ProductSummary[] {
  return [...new Map(products.toReversed().map((product) => [product.name, product])).values()].reverse();
}
