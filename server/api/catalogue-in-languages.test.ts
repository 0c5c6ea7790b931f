import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Catalogue, pick, type ServedCatalogue } from "../../app/features/catalogue/catalogue.ts";
import { openMemoryCatalogue } from "../../app/features/catalogue/open-memory.server.ts";
import { openPostgresCatalogue } from "../../app/features/catalogue/postgres-catalogue.server.ts";
import { emptyQuery, sortOrders } from "../../app/features/catalogue/product-query.ts";
import { readCatalogue } from "../../app/features/catalogue/read-catalogue.server.ts";
import { createRemoteCatalogue } from "../../app/features/catalogue/remote-catalogue.ts";
import { inLanguage } from "../../app/platform/i18n/languages.ts";
import { createTestDatabase, databaseKinds, type TestDatabase } from "../../db/test-database.ts";
import { wordsOf } from "../language.ts";
import { catalogueRoutes } from "./catalogue.ts";

const texts = {
  20: { name: "Füller aus Seeglas", shortDescription: "Schreibt weich.", fullDescription: "Aus einem Stück." },
  1: {
    name: "Geringelter Küstenpullover",
    alt: ["Ein Pullover mit Ringeln"],
    attributes: { Material: "70 % Wolle, 30 % Polyamid", Lining: "Ganz gefüttert, 100 % Viskose" },
  },
  84: { name: "Küchenhelfer" },
  48: { name: "Paté" },
  49: { name: "Pate und Patin" },
  144: { shortDescription: "Riecht nach Wacholder.", fullDescription: "Brennt vierzig Stunden." },
};
const words = [
  "Küstenpullover",
  "füller",
  "Stühle",
  "chairs",
  "Wacholder",
  "Seeglsa",
  "geringelter mantel",
  "oak",
  "schwarze Jacke",
  "fauteuils",
  "cuir noir",
  "zebra",
];

/** The sample catalogue with a few German texts. */
const folder = mkdtempSync(join(tmpdir(), "shop-catalogue-"));
for (const file of readdirSync("catalogue").filter((one) => one.endsWith(".json")))
  writeFileSync(join(folder, file), readFileSync(join("catalogue", file)));
mkdirSync(join(folder, "de"));
writeFileSync(join(folder, "de", "some.json"), JSON.stringify({ products: texts }));

const translateTerms = (language: string) => wordsOf(language, "public/locales").t;
const contents = readCatalogue(folder);
const { departments, summaries: all } = contents;

const inMemory = openMemoryCatalogue(contents, translateTerms);
const languages = ["en", "de", "fr"] as const;
type Language = (typeof languages)[number];
/** French has no product texts. */
const memory = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, await inMemory(language)])),
) as Record<Language, ServedCatalogue>;
const routes = catalogueRoutes(async (language) => memory[language as Language]);

async function fetchJson<T>(path: string): Promise<T> {
  const response = await routes.request(path);
  expect([path, response.status]).toEqual([path, 200]);
  return (await response.json()) as T;
}

let database: TestDatabase | undefined;
afterAll(async () => {
  await database?.close();
  rmSync(folder, { recursive: true });
});

type In = (language: string) => Promise<Catalogue>;
const others: Record<string, () => Promise<In>> = {
  "a browser that queries the server": async () => async (language) =>
    createRemoteCatalogue(departments, (path) => fetchJson(language === "en" ? path : inLanguage(path, language))),
};
if (databaseKinds().includes("PostgreSQL"))
  others["a server that queries PostgreSQL"] = async () => {
    database ??= await createTestDatabase("PostgreSQL");
    const { db } = database;
    return openPostgresCatalogue({
      db,
      folder,
      departments,
      languages,
      translateTerms,
      stock: async () => {},
    });
  };

const idsOf = (products: readonly { id: string }[]) => products.map(({ id }) => id);

describe.each(Object.entries(others))("%s, for products in several languages", (who, open) => {
  const opened: Record<string, Catalogue> = {};
  beforeAll(async () => {
    const openIn = await open();
    for (const language of languages) opened[language] = await openIn(language);
  });
  const pairs = Object.entries(memory).map(([language, expected]) => ({ language, expected }));
  const hasOwnRanks = who.includes("PostgreSQL");

  it.each(pairs)("returns each product in $language like the catalogue in memory", async ({ language, expected }) => {
    const [catalogue, ids] = [opened[language] as Catalogue, idsOf(all)];
    expect(pick(await catalogue.products(ids), ids)).toEqual(pick(await expected.products(ids), ids));
    for (const product of all) expect(await catalogue.details(product)).toEqual(await expected.details(product));
    const [first] = pick(await expected.products(["1"]), ["1"]);
    if (first) expect(await catalogue.related(first, 4)).toEqual(await expected.related(first, 4));
  });

  it.each(pairs)("finds the same products in $language", async ({ language, expected }) => {
    const catalogue = opened[language] as Catalogue;
    for (const typed of words) {
      const [found, wanted] = [await catalogue.search(typed, 100), await expected.search(typed, 100)];
      const sorted = ({ products, ...rest }: typeof found) => ({ typed, ...rest, ids: idsOf(products).toSorted() });
      expect(sorted(found)).toEqual(sorted(wanted));
      for (const sort of sortOrders.filter((order) => !hasOwnRanks || order !== "default")) {
        const query = { ...emptyQuery, q: typed, sort };
        expect(await catalogue.find(query, 12)).toEqual(await expected.find(query, 12));
      }
    }
  });
});

describe.each(Object.entries({ memory: async () => inMemory, ...others }))("%s, searched in German", (_, open) => {
  let catalogue: Catalogue;
  beforeAll(async () => {
    catalogue = await (await open())("de");
  });
  const firstOf = async (typed: string) => {
    const { products } = await catalogue.search(typed, 100);
    return { first: products[0], ids: idsOf(products) };
  };

  it("ranks what a word names before products that are only made for it", async () => {
    const { first, ids } = await firstOf("Handtasche");
    expect(first?.category).toContain("bags");
    expect(ids).toContain("60");
  });

  it("ranks whole-word matches before prefix matches", async () => {
    const { first, ids } = await firstOf("Kuchen");
    expect(first?.category[0]).toBe("cakes");
    expect(ids).toContain("84");
  });

  it("ranks matches with the typed accents before those without", async () => {
    expect((await firstOf("Paté")).ids.slice(0, 2)).toEqual(["48", "49"]);
    expect((await firstOf("pate")).ids.slice(0, 2).toSorted()).toEqual(["48", "49"]);
  });
});

describe.each(Object.entries({ memory: async () => inMemory, ...others }))("%s, filtered by attributes", (_, open) => {
  it("has one address for a value in all languages, and reads those in the words of one", async () => {
    const openIn = await open();
    const chosen = async (language: string, value: string) => {
      const query = { ...emptyQuery, facts: { material: [value] } };
      const { products, facets, query: read } = await (await openIn(language)).find(query, 100);
      const values = facets.more?.facts.find(({ key }) => key === "material")?.values ?? [];
      const found = values.find((one) => one.value === "wool" && one.isChosen);
      return { ids: idsOf(products), shown: found?.shown, facts: read?.facts };
    };
    const english = await chosen("en", "wool");
    expect(english.ids).toEqual(expect.arrayContaining(["1", "4", "7"]));
    expect(english).toEqual({ ids: english.ids, shown: undefined, facts: undefined });
    expect(await chosen("de", "wool")).toEqual({ ...english, shown: "wolle" });
    expect(await chosen("de", "wolle")).toEqual({ ...english, shown: "wolle", facts: { material: ["wool"] } });
    for (const odd of ["constructor", "wolle"]) expect((await chosen("fr", odd)).ids).toEqual([]);
  });
});

describe("text in a second language", () => {
  const name = async (language: "en" | "de", id: string) => (await memory[language].products([id])).byId(id)?.name;

  it("is found by its own words, and not by words of the first language", async () => {
    expect(idsOf((await memory.de.search("Küstenpullover", 4)).products)).toEqual(["1"]);
    expect((await memory.en.search("Küstenpullover", 4)).isNear).toBe(true);
    expect(idsOf((await memory.de.search("Wacholder", 4)).products)).toContain("144");
    const chairs = await memory.en.list({}, 100, { facet: "subCategory", value: "chairs" });
    const found = await memory.de.search("Stühle", 100);
    expect(idsOf(found.products).toSorted()).toEqual(idsOf(chairs.products).toSorted());
  });

  it("is found by translated category names in a language without product texts", async () => {
    const larder = await memory.en.list({}, 100, { facet: "subCategory", value: "larder goods" });
    const found = await memory.fr.search("Épicerie", 100);
    expect(idsOf(found.products).toSorted()).toEqual(idsOf(larder.products).toSorted());
    expect(found.products.map((product) => product.name).toSorted()).toEqual(
      larder.products.map((product) => product.name).toSorted(),
    );
  });

  it("is never answered from another language's cache", () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom("1", "20", "144", "7"),
        fc.constantFrom("", "en", "de", "DE", "de-AT", "xx", "../de", "__proto__", "de,en", "%00"),
        async (id, lng) => {
          const language = lng.toLowerCase().startsWith("de") && !lng.includes(",") ? "de" : "en";
          const [product] = await fetchJson<{ name: string }[]>(`/products?ids=${id}${lng && `&lng=${lng}`}`);
          expect(product?.name).toBe(await name(language, id));
        },
      ),
      { numRuns: 100 },
    ));

  it("is chosen by the request, not by one of the queries in it", async () => {
    const [product] = await fetchJson<{ name: string }[]>("/products?ids=1&lng=de&lng=en");
    expect(product?.name).toBe(texts[1].name);
    const [list] = await fetchJson<{ products: { name: string }[] }[]>("/lists?list=count%3D1%26lng%3Dde");
    expect(list?.products[0]?.name).toBe((await memory.en.list({}, 1)).products[0]?.name);
  });
});
