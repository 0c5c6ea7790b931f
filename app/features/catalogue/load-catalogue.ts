import loaders from "virtual:catalogue/products";
import { wordsIn } from "~/i18n/current-words.tsx";
import { goodsLanguage } from "~/i18n/goods-language.ts";
import type { Catalogue, CatalogueIn } from "./catalogue.ts";
import { keepLatest } from "./keep-latest.ts";

const keep = keepLatest<Catalogue>(Number.POSITIVE_INFINITY);
/** The server's own, where this is one. */
let served: CatalogueIn<Catalogue> | undefined;

/**
 * The catalogue of this shop, whoever answers for it, as a reader of a language is told of it; it is there from the first
 * question on. Languages that the goods are not told in still have their own words for kinds of goods.
 */
export function loadCatalogue(language: string): Promise<Catalogue> {
  return served ? served(language) : keep(language, () => open(language));
}

/** Makes the server's own catalogue, by language, the one that its screens ask. */
export function serveCatalogue(catalogueIn: CatalogueIn<Catalogue>): void {
  served = catalogueIn;
}

/** Fetches all that browsing will ask for, waiting for `pause` in between; nothing where the server is asked each time. */
export async function warmCatalogue(language: string, pause: () => Promise<void>): Promise<void> {
  await loadCatalogue(language);
  if (!__CATALOGUE_IS_EMBEDDED__) return;
  const { loadAllDetails } = await import("./embedded-catalogue.ts");
  await loadAllDetails(goodsLanguage(language), pause);
}

async function open(language: string): Promise<Catalogue> {
  if (!import.meta.env.SSR && !__CATALOGUE_IS_EMBEDDED__)
    return (await import("./remote-catalogue.ts")).openRemoteCatalogue(language);
  const told = goodsLanguage(language);
  const [{ openEmbeddedCatalogue }, products] = await Promise.all([
    import("./embedded-catalogue.ts"),
    loaders[told]?.(),
  ]);
  return openEmbeddedCatalogue(products?.default ?? [], {
    language: told,
    loadKinds: async () => (await wordsIn(language)).t,
  });
}
