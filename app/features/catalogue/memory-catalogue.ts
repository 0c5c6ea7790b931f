import { shop } from "../../../shop.config.ts";
import { placesNear } from "./answer-query.ts";
import type { ValueNames } from "./attributes/value-names.ts";
import type { Products, ServedCatalogue } from "./catalogue.ts";
import { createIndexedCatalogue } from "./indexed-catalogue.ts";
import { once } from "./once.ts";
import type { BriefDetails, Department, ProductDetails, ProductSummary } from "./product.ts";
import { indexProducts, type ProductIndex } from "./product-index.ts";
import { relatedTo } from "./related.ts";
import type { Way } from "./search/read-search.ts";
import type { TranslateTerm } from "./search/search-entry.ts";

type LoadDetails = (department: string) => Promise<readonly ProductDetails[]>;

type MemorySettings = {
  /** The language of the screens; the shop's own by default. */
  language?: string;
  /** The index of these products, if there is one already: it is the same in all languages. */
  index?: ProductIndex;
  /** Loads the translation of departments, tags and colours for the search; called at the first search. */
  loadTermTranslator?: () => Promise<TranslateTerm>;
  /** Loads what is searched and filtered by of all products, in their order; by default from their details. */
  loadBriefs?: () => Promise<readonly BriefDetails[] | undefined>;
  /** Loads the shop's own names of attribute values, if the products are in another language. */
  loadValueNames?: () => Promise<ValueNames>;
};

/** Creates a catalogue that answers from memory; `loadDetails` is called per department. */
export function createMemoryCatalogue(
  all: readonly ProductSummary[],
  departments: readonly Department[],
  loadDetails: LoadDetails,
  {
    language = shop.fallbackLanguage,
    index = indexProducts(all),
    loadTermTranslator,
    loadValueNames,
    loadBriefs,
  }: MemorySettings = {},
): ServedCatalogue {
  const places = new Map(all.map((product, place) => [product.id, place]));
  const products: Products = { byId: (id) => all[places.get(id) ?? -1], knows: () => true };
  const at = (places: ArrayLike<number>) =>
    Array.from(places, (place) => all[place]).filter((one) => one !== undefined);
  const placesOf = (found: readonly ProductSummary[]) => Uint32Array.from(found, ({ id }) => places.get(id) ?? 0);
  const loadSearch = once(async () => {
    const [{ createProductSearch }, translateTerm] = await Promise.all([
      import("./search/search-products.ts"),
      loadTermTranslator?.(),
    ]);
    return createProductSearch(all, translateTerm);
  });
  const detailsOf = async ({ id, category }: Pick<ProductSummary, "id" | "category">) =>
    (await loadDetails(category[0])).find((details) => details.id === id);
  const loadAllDetails = once(async () => {
    const briefs = await loadBriefs?.();
    if (briefs) return briefs;
    const loaded = await Promise.all(departments.map(({ name }) => loadDetails(name)));
    const byId = new Map(loaded.flat().map((details) => [details.id, details]));
    return all.map(({ id }) => byId.get(id));
  });
  const loadFacts = once(async () => {
    const [{ readFacts }, details, names] = await Promise.all([
      import("./attributes/attribute-values.ts"),
      loadAllDetails(),
      loadValueNames?.(),
    ]);
    return readFacts(all, details, names);
  });
  const loadTexts = once(async () => {
    const [{ createTextSearch }, translateTerm, details] = await Promise.all([
      import("./search/search-texts.ts"),
      loadTermTranslator?.(),
      loadAllDetails(),
    ]);
    return createTextSearch(all, details, translateTerm);
  });
  async function find(words: string, way: Way): Promise<readonly ProductSummary[]> {
    const search = await loadSearch();
    if (way === "named") return search.find(words);
    if (way !== "texts") return way === "stems" ? search.findStems(words) : search.findFuzzy(words);
    const texts = await loadTexts();
    const found = texts.find(words);
    return found.length > 0 ? found : texts.find(search.correct(words));
  }
  return createIndexedCatalogue(index, departments, {
    language,
    translateTerm: async () => (await loadTermTranslator?.()) ?? ((title) => title),
    at: async (places) => at(places),
    byIds: async () => products,
    details: detailsOf,
    related: async (product, count) => relatedTo(product, at(placesNear(index, product)), count),
    find: async (words, way) => placesOf(await find(words, way)),
    nearest: async (words, count) => placesOf((await loadSearch()).nearest(words, count)),
    having: async (words) => placesOf((await loadTexts()).having(words)),
    facts: loadFacts,
    ids: async () => all.map((product) => product.id),
  });
}
