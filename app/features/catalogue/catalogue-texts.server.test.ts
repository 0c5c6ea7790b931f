import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { fingerprintOf, readCatalogue } from "./read-catalogue.server.ts";
import { CatalogueError } from "./stored-catalogue.ts";

/** Returns the folder of a sample catalogue with these product texts and no others. */
function catalogueWith(texts: Record<string, unknown>): string {
  const folder = mkdtempSync(join(tmpdir(), "shop-texts-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of readdirSync("catalogue").filter((one) => one.endsWith(".json")))
    writeFileSync(join(folder, file), readFileSync(join("catalogue", file)));
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), typeof text === "string" ? text : JSON.stringify(text));
  }
  return folder;
}

/** Product 20, the oak lounge chair, with these German texts. */
function readChair(texts: unknown) {
  const { summaries, detailsIn, languages } = readCatalogue(
    catalogueWith({ "de/furniture.json": { products: texts } }),
  );
  const find = <P extends { id: string }>(products: readonly P[] = []) => products.find(({ id }) => id === "20");
  const german = languages.get("de");
  return {
    own: { ...find(detailsIn("furniture")), ...find(summaries) },
    german: { ...find(german?.detailsIn("furniture")), ...find(german?.summaries) },
    details: find(german?.detailsIn("furniture")),
    summary: find(german?.summaries),
    ownDetails: find(detailsIn("furniture")),
  };
}

/** Returns the faults for which a folder with these texts is rejected, one per line. */
function faultsOf(texts: Record<string, unknown>): string[] {
  try {
    readCatalogue(catalogueWith(texts));
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(CatalogueError);
    return error instanceof CatalogueError ? error.message.split("\n") : [];
  }
}

const both = { shortDescription: "Ein Sessel.", fullDescription: "Ein Sessel aus Eiche." };

describe("product texts in another language", () => {
  test("replace every text, and nothing else", () => {
    const { own, summary, details, ownDetails } = readChair({
      20: { name: "Eichensessel", ...both, alt: ["Von vorn", "Von der Seite"], attributes: { Material: "Eiche" } },
    });
    expect(summary).toEqual({
      ...summary,
      name: "Eichensessel",
      alt: ["Von vorn", "Von der Seite"],
      ownName: own.name,
    });
    expect([summary?.price, summary?.sku, summary?.category, summary?.pictures]).toEqual([
      own.price,
      own.sku,
      own.category,
      ownDetails?.pictures.slice(0, 2).map(({ path }) => path),
    ]);
    expect(details).toMatchObject(both);
    expect(details?.attributes.map(({ name }) => name)).toEqual(ownDetails?.attributes.map(({ name }) => name));
    expect(details?.attributes).toContainEqual({ name: "Material", value: "Eiche" });
    expect([summary?.language, details?.language]).toEqual([undefined, undefined]);
  });

  test("leave untranslated texts as they are, marked with the shop's own language", () => {
    const named = readChair({ 20: { name: "Eichensessel" } });
    expect(named.summary).toMatchObject({ name: "Eichensessel" });
    expect(named.summary?.language).toBeUndefined();
    expect(named.details).toMatchObject({ fullDescription: named.ownDetails?.fullDescription, language: "en" });
    const described = readChair({ 20: both });
    expect(described.summary).toMatchObject({ name: described.own.name, language: "en" });
    expect(described.summary?.ownName).toBeUndefined();
    expect(described.details).toMatchObject(both);
    expect(described.details?.language).toBeUndefined();
    const silent = readChair({ 21: { name: "Zweisitzer" } });
    expect(silent.summary).toMatchObject({ name: silent.own.name, language: "en" });
  });

  test("mark each attribute value and alternative text on its own, but no measures", () => {
    const marked = (texts: unknown) => {
      const { attributes = [], pictures = [] } = readChair(texts).details ?? {};
      return {
        values: attributes.filter(({ language }) => language === "en").map(({ name }) => name),
        pictures: pictures.map(({ language }) => language),
      };
    };
    const silent = marked({ 20: both });
    expect(silent.values).toContain("Material");
    expect(silent.values).not.toContain("Seat height");
    expect(new Set(silent.pictures)).toEqual(new Set(["en"]));
    const some = marked({ 20: { alt: ["Von vorn"], attributes: { Material: "Eiche" } } });
    expect(some.values).toEqual(silent.values.filter((name) => name !== "Material"));
    expect(some.pictures).toEqual(silent.pictures.map((language, i) => (i === 0 ? undefined : language)));
    expect(new Set(marked({ 20: { name: "Eichensessel" } }).pictures)).toEqual(new Set([undefined]));
  });

  test("are ignored in languages that the shop does not have", () => {
    const texts = { products: { 20: { name: "Poltrona" }, 9999: {} } };
    const folder = catalogueWith({
      "it/furniture.json": texts,
      "notes/todo.json": "no JSON",
      "de/.draft.json": "no JSON",
    });
    expect([...readCatalogue(folder).languages.keys()]).toEqual([]);
    expect(fingerprintOf(folder)).toBe(fingerprintOf(catalogueWith({})));
  });

  test("change the catalogue's fingerprint", () => {
    const fingerprintWith = (name: string) =>
      fingerprintOf(catalogueWith({ "de/furniture.json": { products: { 20: { name } } } }));
    expect(new Set([fingerprintWith("Sessel"), fingerprintWith("Stuhl"), fingerprintWith("Stuhl")]).size).toBe(2);
  });

  test("may be in any file of their language, for products of any department", () => {
    const products = { 20: { name: "Eichensessel" }, 1: { name: "Caban" } };
    const { languages } = readCatalogue(catalogueWith({ "de/all.json": { products } }));
    const names = languages.get("de")?.summaries.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["Eichensessel", "Caban"]));
  });
});

test.each([
  ["is not JSON", "{", /^de\/furniture\.json: is not JSON: /],
  ["has another shape", { products: [] }, /^de\/furniture\.json: products: /],
  [
    "is of a product that is not there",
    { products: { 9999: {} } },
    "de/furniture.json: product 9999: is not in the catalogue",
  ],
  [
    "has one description alone",
    { products: { 20: { shortDescription: "Ein Sessel." } } },
    /^de\/furniture\.json: product 20: fullDescription: goes with shortDescription/,
  ],
  ["is empty", { products: { 20: { name: " " } } }, /^de\/furniture\.json: product 20: name: /],
  ["has an unknown field", { products: { 20: { price: 1 } } }, /^de\/furniture\.json: product 20: .*price/],
  [
    "has more texts than there are pictures",
    { products: { 20: { alt: Array(30).fill("Bild") } } },
    /^de\/furniture\.json: product 20: alt: has 30 texts for \d+ pictures$/,
  ],
  [
    "has an attribute that the product lacks",
    { products: { 20: { attributes: { Colour: "Rot" } } } },
    'de/furniture.json: product 20: attributes: the product has no "Colour"',
  ],
])("a text that %s is rejected with file, product, field and reason", (_, content, fault) => {
  const faults = faultsOf({ "de/furniture.json": content });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(fault);
});

test("a text for one of several attributes with the same name is rejected as ambiguous", () => {
  const furniture = JSON.parse(readFileSync("catalogue/furniture.json", "utf8"));
  const chair = furniture.products.find(({ id }: { id: string }) => id === "20");
  chair.attributes.push(["Material", "Wool"]);
  const translation = { products: { 20: { attributes: { Material: "Eiche" } } } };
  expect(faultsOf({ "furniture.json": furniture, "de/furniture.json": translation })).toEqual([
    'de/furniture.json: product 20: attributes: the product has several "Material": put their values into one',
  ]);
});

test("all faults are reported together, across files and languages", () => {
  const chair = { products: { 20: { name: "Sessel" } } };
  const faults = faultsOf({
    "de/all.json": chair,
    "de/furniture.json": chair,
    "fr/a.json": "nothing",
    "fr/b.json": { products: { 9999: {} } },
  });
  expect(faults).toEqual([
    expect.stringMatching(/^fr\/a\.json: is not JSON/),
    "de/furniture.json: product 20: stands in de/all.json as well",
    "fr/b.json: product 9999: is not in the catalogue",
  ]);
});
