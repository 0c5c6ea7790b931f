import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createWords } from "../../../platform/i18n/words.ts";
import { readCatalogue } from "../read-catalogue.server.ts";
import { createProductSearch } from "./search-products.ts";

const { languages } = readCatalogue("catalogue", { isChecked: true });

/** Queries by language, with the id of a product that must be among the first five. */
const typed = {
  de: {
    Ledersessel: "20",
    Wollmantel: "1",
    Zimmerpflanzen: "26",
    "schwarze Jacke": "1",
    "schwarzes Kleid": "91",
    Hundefutter: "116",
    Notizbücher: "86",
    Tassen: "83",
    Lippenstfit: "60",
    Kaffeemaschine: "137",
    armchair: "18",
    "fair isle": "92",
  },
  fr: {
    "l'huile d'olive": "39",
    "fauteuil en cuir": "20",
    "gâteau d'anniversaire": "100",
    "plante d'intérieur": "26",
    "manteau en laine": "1",
    "robe noire": "91",
    bougie: "82",
    bougies: "82",
    "nourriture pour chien": "116",
    pneus: "96",
    oeufs: "37",
    "oak chair": "20",
  },
  es: {
    "vestido negro": "91",
    "chaqueta negra": "1",
    sillones: "18",
    sofas: "25",
    cuero: "73",
    "comida para perros": "116",
    auricluares: "43",
    "regalo para mamá": "136",
    pasteles: "104",
    neumáticos: "96",
    "leather bag": "68",
  },
  ar: {
    كعكه: "100",
    "كعكة عيد ميلاد": "100",
    للأطفال: "88",
    سماعة: "43",
    شموع: "82",
    الكرسي: "20",
    اريكة: "25",
    حقائب: "68",
    إطارات: "96",
    مضلة: "76",
    عطور: "63",
    coffee: "16",
  },
};

describe.each(Object.entries(typed))("searching in %s", (language, cases) => {
  const dictionary = JSON.parse(readFileSync(`public/locales/${language}/common.json`, "utf8"));
  const { t } = createWords(language, { common: dictionary });
  const search = createProductSearch(languages.get(language)?.summaries ?? [], t);

  it.each(Object.entries(cases))("finds what is meant by “%s”", (words, id) => {
    const found = [search.find, search.findFuzzy].map((find) => find(words)).find((some) => some.length > 0) ?? [];
    expect(found.slice(0, 5).map((product) => product.id)).toContain(id);
  });
});
