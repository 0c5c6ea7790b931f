import { expect, onTestFinished, test, vi } from "vitest";
import { emptyQuery } from "../app/features/catalogue/product-query.ts";
import { type ChangedStock, NOTHING_CHANGED } from "../app/features/stock/changed-stock.server.ts";
import { createTestDatabase } from "../db/test-database.ts";
import { wordsOf } from "./language.ts";
import { openCatalogue } from "./open-catalogue.ts";

/** A shop whose products have texts in its default language only. */
vi.mock("../app/platform/i18n/catalogue-language.ts", () => ({ catalogueLanguage: () => "en" }));

test("categories are found by their names in a language without product texts", async () => {
  const { db, close } = await createTestDatabase("SQLite");
  onTestFinished(close);
  const translateTerms = (language: string) => wordsOf(language, "public/locales").t;
  const catalogueIn = await openCatalogue({
    db,
    folder: "catalogue",
    source: "auto",
    isPostgres: false,
    translateTerms,
  });
  const ids = async (language: string, typed: string) =>
    (await (await catalogueIn(language)).search(typed, 100)).products.map(({ id }) => id).toSorted();
  const larder = await (await catalogueIn("en")).list({}, 100, { facet: "subCategory", value: "larder goods" });
  expect(await ids("fr", "Épicerie")).toEqual(larder.products.map(({ id }) => id).toSorted());
  expect(await ids("de", "Épicerie")).not.toEqual(await ids("fr", "Épicerie"));
  const french = await catalogueIn("fr");
  expect(await french.details({ id: "39", category: ["organic food"] })).toMatchObject({ id: "39" });
});

test("listings reflect what has sold out, come back or been rated since the build", async () => {
  const { db, close } = await createTestDatabase("SQLite");
  onTestFinished(close);
  let changed: ChangedStock = NOTHING_CHANGED;
  const translateTerms = (language: string) => wordsOf(language, "public/locales").t;
  const settings = { db, folder: "catalogue", source: "auto" as const, isPostgres: false, translateTerms };
  const catalogueIn = await openCatalogue({ ...settings, changedStock: () => changed });
  const inStock = async () => (await (await catalogueIn("en")).find(emptyQuery, 10)).facets.inStock;
  const before = await inStock();
  changed = { left: { "8": 12 }, ratings: { "9": { average: 4.5, count: 2 } }, version: "8" };
  expect(await inStock()).toBe(before + 1);
  expect((await (await catalogueIn("de")).products(["8"])).byId("8")).toMatchObject({ stock: 12 });
  expect((await (await catalogueIn("de")).products(["9"])).byId("9")?.customers).toEqual({ average: 4.5, count: 2 });
  changed = NOTHING_CHANGED;
  expect(await inStock()).toBe(before);
});
