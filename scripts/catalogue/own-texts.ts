import type { StoredDepartment } from "../../app/features/catalogue/stored-catalogue.ts";
import type { CatalogueTexts } from "../../app/features/catalogue/stored-texts.ts";
import { inWords } from "../../app/features/catalogue/translate-product.ts";
import { shop } from "../../shop.config.ts";

type Languages = ReadonlyMap<string, CatalogueTexts>;

/**
 * Moves translations in the shop's own language into the products themselves, as after a change of `fallbackLanguage`,
 * and returns the remaining ones.
 */
export function withOwnTexts<D extends StoredDepartment>(
  departments: readonly D[],
  languages: Languages,
): { departments: D[]; languages: Languages } {
  const own = languages.get(shop.fallbackLanguage);
  return {
    departments: departments.map((department) => ({
      ...department,
      products: department.products.map((product) => inWords(product, own?.get(product.id))),
    })),
    languages: new Map([...languages].filter(([language]) => language !== shop.fallbackLanguage)),
  };
}
