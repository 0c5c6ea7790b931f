import type { CatalogueIn } from "./catalogue.ts";
import { createMemoryCatalogue } from "./memory-catalogue.ts";
import { indexProducts, type ProductIndex } from "./product-index.ts";
import type { CatalogueContents, ProductContents } from "./read-catalogue.server.ts";
import type { TranslateTerm } from "./search/search-entry.ts";

/**
 * Opens the catalogue in this process's memory, by language. Languages without product translations share the texts of
 * the shop's own language; each has its own search, with its own category and tag names. `onIndex` gets their index.
 */
export function openMemoryCatalogue(
  contents: CatalogueContents,
  translateTerms: (language: string) => TranslateTerm,
  onIndex: (index: ProductIndex) => void = () => {},
): CatalogueIn {
  const { departments } = contents;
  const index = indexProducts(contents.summaries);
  onIndex(index);
  const read = ({ summaries, detailsIn }: ProductContents) => ({
    summaries,
    details: new Map(departments.map(({ name }) => [name, detailsIn(name)])),
  });
  const own = read(contents);
  return async (language) => {
    const texts = contents.languages.get(language);
    const { summaries, details } = texts ? read(texts) : own;
    const loadValueNames = async () => texts?.valueNames() ?? {};
    const settings = { language, index, loadTermTranslator: async () => translateTerms(language), loadValueNames };
    const catalogue = createMemoryCatalogue(summaries, departments, async (name) => details.get(name) ?? [], settings);
    await catalogue.search("a", 1);
    return catalogue;
  };
}
