import { expect, onTestFinished, test, vi } from "vitest";
import { createTestDatabase } from "../db/test-database.ts";
import { wordsOf } from "./language.ts";
import { openCatalogue } from "./open-catalogue.ts";

/** A shop whose goods are told in its own language alone. */
vi.mock("../app/i18n/goods-language.ts", () => ({ goodsLanguage: () => "en" }));

test("kinds of goods are found in the words of a language that the goods are not told in", async () => {
  const { db, close } = await createTestDatabase("SQLite");
  onTestFinished(close);
  const tellKinds = (language: string) => wordsOf(language, "public/locales").t;
  const catalogueIn = await openCatalogue({
    db,
    folder: "catalogue",
    source: "auto",
    isPostgres: false,
    tellKinds,
  });
  const ids = async (language: string, typed: string) =>
    (await (await catalogueIn(language)).search(typed, 100)).products.map(({ id }) => id).toSorted();
  const larder = await (await catalogueIn("en")).list({}, 100, { facet: "subCategory", value: "larder goods" });
  expect(await ids("fr", "Épicerie")).toEqual(larder.products.map(({ id }) => id).toSorted());
  expect(await ids("de", "Épicerie")).not.toEqual(await ids("fr", "Épicerie"));
  const french = await catalogueIn("fr");
  expect(await french.details({ id: "39", category: ["organic food"] })).toMatchObject({ id: "39" });
});
