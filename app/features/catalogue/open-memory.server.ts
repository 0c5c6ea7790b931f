import type { CatalogueIn } from "./catalogue.ts";
import { createMemoryCatalogue } from "./memory-catalogue.ts";
import { indexProducts } from "./product-index.ts";
import type { CatalogueContents, ProductContents } from "./read-catalogue.server.ts";
import type { TellKind } from "./search-entry.ts";

/**
 * The catalogue that answers from this process's memory, by language. Languages that the goods are not told in share what
 * is told in the shop's own; each has a search of its own, in its words for kinds of goods.
 */
export function openMemoryCatalogue(
  contents: CatalogueContents,
  tellKinds: (language: string) => TellKind,
): CatalogueIn {
  const { departments } = contents;
  const index = indexProducts(contents.summaries);
  const read = ({ summaries, detailsIn }: ProductContents) => ({
    summaries,
    details: new Map(departments.map(({ name }) => [name, detailsIn(name)])),
  });
  const own = read(contents);
  return async (language) => {
    const texts = contents.languages.get(language);
    const { summaries, details } = texts ? read(texts) : own;
    const settings = { index, loadKinds: async () => tellKinds(language) };
    const catalogue = createMemoryCatalogue(summaries, departments, async (name) => details.get(name) ?? [], settings);
    await catalogue.search("a", 1);
    return catalogue;
  };
}
