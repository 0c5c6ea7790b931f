import type { StoredDepartment } from "../../app/features/catalogue/stored-catalogue.ts";
import type { CatalogueTexts, StoredTexts } from "../../app/features/catalogue/stored-texts.ts";
import { shop } from "../../shop.config.ts";
import { readWords } from "../words/missing-words.ts";
import type { TextFiles } from "./merge-catalogue.ts";
import { counted, listed } from "./report.ts";

type Translations = ReadonlyMap<string, CatalogueTexts>;

/** Returns a catalogue's translations by language, from its files. */
export function languagesOf(texts: TextFiles): Translations {
  const languages = new Map<string, Map<string, StoredTexts>>();
  for (const [file, { products }] of Object.entries(texts)) {
    const [language = ""] = file.split("/");
    languages.set(language, new Map([...(languages.get(language) ?? []), ...Object.entries(products)]));
  }
  return languages;
}

/** Returns a note for each language with untranslated shared names, which are displayed untranslated. */
export function missingNameNotes(names: readonly string[]): string[] {
  const further = shop.languages.filter((language) => language !== shop.fallbackLanguage);
  return further.flatMap((language) => {
    const words = { ...readWords(language, "common"), ...shop.words?.[language] };
    const missing = names.filter((name) => !words[name]);
    if (missing.length === 0) return [];
    return `In ${language}, ${counted(missing.length, "name")} that goods share (departments, tags, colours, sizes, attributes) have no words: ${listed(missing)}. Write them into "words" of shop.config.ts.`;
  });
}

/** Returns a note for each language with incomplete product texts, and one for all languages without any. */
export function missingTranslationNotes(
  departments: Iterable<Pick<StoredDepartment, "products">>,
  translations: Translations,
): string[] {
  const products = [...departments].flatMap((department) => department.products);
  const further = shop.languages.filter((language) => language !== shop.fallbackLanguage);
  const untranslated = further.filter((language) => !translations.has(language));
  const notes = further.flatMap((language) => {
    const texts = translations.get(language);
    const missing = products.filter(({ id }) => !texts?.get(id)?.name || !texts.get(id)?.fullDescription);
    if (!texts || missing.length === 0) return [];
    const names = listed(missing.map(({ name }) => name));
    return `In ${language}, ${missing.length} of ${counted(products.length, "product")} lack a name or description: ${names}.`;
  });
  return untranslated.length > 0
    ? [
        ...notes,
        `There are no product texts in ${untranslated.join(", ")}: shoppers see those in ${shop.fallbackLanguage}.`,
      ]
    : notes;
}
