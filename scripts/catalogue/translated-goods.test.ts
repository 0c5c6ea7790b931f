import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readCatalogueFolder } from "../../app/features/catalogue/read-catalogue.server.ts";
import type { StoredTexts } from "../../app/features/catalogue/stored-texts.ts";
import { inWords } from "../../app/features/catalogue/translate-product.ts";
import { exportCatalogue } from "./export-catalogue.ts";
import { faultLines } from "./report.ts";
import { createPlaces, importInto } from "./test-places.ts";
import type { Places } from "./write-catalogue.ts";

/** Pictures that every shop has, since its own catalogue refers to them. */
const [known = "", other = ""] = Object.keys(
  JSON.parse(readFileSync("public/pictures/index.json", "utf8")) as object,
).filter((key) => key.startsWith("products/"));

function productsOf({ catalogue }: Places) {
  const products = [...readCatalogueFolder(catalogue).departments.values()].flatMap((file) => file.products);
  return new Map(products.map((product) => [product.handle ?? product.id, product]));
}

/** Returns the translations in a department file by handle. */
function textsIn(places: Places, file: string): Record<string, StoredTexts> {
  const handles = new Map([...productsOf(places)].map(([handle, { id }]) => [id, handle]));
  const { products } = JSON.parse(readFileSync(join(places.catalogue, file), "utf8")) as {
    products: Record<string, StoredTexts>;
  };
  return Object.fromEntries(Object.entries(products).map(([id, said]) => [handles.get(id) ?? id, said]));
}

const foldersOf = ({ catalogue }: Places) =>
  readdirSync(catalogue, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));

const head = "Name,Department,Price,Stock,Description,Attributes,Pictures,Picture text";
const french = "Name (fr),Body (HTML) (fr),Attributes (fr),Image Alt Text (fr)";
const goods = [
  `${head},${french}`,
  `Morning mug,Cups,24,5,"Thrown by hand.","Width: 9 cm\nGlaze: matt",${known}|${other},A mug|Its inside,Tasse du matin,"<p>Tournée à la main ; émaillée « mat ». Pour 30&nbsp;cl.</p><p>Une par une.</p>",Glaze: mate,Une tasse|`,
  "Tea bowl,Cups,29,5,For two hands.,,,,,,,",
];

describe("a table with columns in another language", () => {
  test("translates its products, and falls back to the shop's own language where a cell is empty", async () => {
    const places = createPlaces();
    const { faults, notes, backup = "" } = await importInto(places, goods);
    expect(faults).toEqual([]);
    expect(textsIn(places, "fr/cups.json")).toEqual({
      "morning-mug": {
        name: "Tasse du matin",
        shortDescription: "Tournée à la main\u00a0; émaillée «\u00a0mat\u00a0». Pour 30\u00a0cl.",
        fullDescription: "Tournée à la main\u00a0; émaillée «\u00a0mat\u00a0». Pour 30\u00a0cl.\n\nUne par une.",
        alt: ["Une tasse"],
        attributes: { Glaze: "mate" },
      },
    });
    expect(notes).toContain('In fr, 1 of 2 products lack a name or description: "Tea bowl".');
    expect(notes).toContain("There are no product texts in de, es, ar: shoppers see those in en.");
    expect(foldersOf(places)).toEqual(["fr"]);
    expect(foldersOf({ ...places, catalogue: join(backup, "catalogue") })).toEqual(
      readdirSync("catalogue", { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : [])),
    );
  });

  test("uses the translated name for a picture without a translated alternative text", async () => {
    const places = createPlaces();
    await importInto(places, goods);
    const mug = productsOf(places).get("morning-mug");
    expect(mug && inWords(mug, textsIn(places, "fr/cups.json")["morning-mug"]).alt).toEqual([
      "Une tasse",
      "Tasse du matin",
    ]);
    const later = goods.map((line) => line.replace("Une tasse|", "|L'intérieur"));
    await importInto(places, later);
    const said = textsIn(places, "fr/cups.json")["morning-mug"];
    expect(said?.alt).toEqual(["", "L'intérieur"]);
    expect(mug && inWords(mug, said).alt).toEqual(["Tasse du matin", "L'intérieur"]);
  });

  test("accepts column names of other systems, and treats the shop's own language as the original", async () => {
    const places = createPlaces();
    await importInto(places, [
      "Handle,Title (en),Type (en),Tags ( en ),Variant Price,Stock,title_fr,Title [DE-AT],name-es_ES",
      "mug,Mug,Cups,blue,24,5,Tasse,Becher,Taza",
    ]);
    expect(productsOf(places).get("mug")).toMatchObject({ name: "Mug", category: ["Cups"], tag: ["blue"] });
    const names = ["fr", "de", "es"].map((language) => textsIn(places, `${language}/cups.json`)["mug"]?.name);
    expect(names).toEqual(["Tasse", "Becher", "Taza"]);
  });

  test("translates each of the products that a product is split into by price", async () => {
    const places = createPlaces();
    const { faults } = await importInto(places, [
      "Name,Department,Price,Stock,Size,Name (fr),Description (fr)",
      "Espresso,Coffee,12,5,250 g,Café serré,Corsé.",
      "Espresso,Coffee,34,5,1 kg,,",
      "Filter,Coffee,9,5,250 g,Café filtre 250 g,",
    ]);
    expect(faults).toEqual([]);
    const said = { shortDescription: "Corsé.", fullDescription: "Corsé." };
    expect(textsIn(places, "fr/coffee.json")).toEqual({
      "espresso-250-g": { name: "Café serré, 250 g", ...said },
      "espresso-1-kg": { name: "Café serré, 1 kg", ...said },
      filter: {
        name: "Café filtre 250 g",
        shortDescription: "Café filtre 250 g",
        fullDescription: "Café filtre 250 g",
      },
    });
  });

  test("is rejected if it names an unknown attribute, or has a lead without a description", async () => {
    const places = createPlaces();
    const { faults } = await importInto(places, [
      "Name,Department,Price,Stock,Description,Attributes,Attributes (fr),Short description (fr)",
      'Mug,Cups,24,5,By hand.,"Width: 9 cm","Largeur : 9 cm",Court',
      'Bowl,Cups,24,5,,"Width: 9 cm",mat,',
    ]);
    expect(faultLines(faults)).toEqual([
      `line 2: Attributes (fr): "Largeur" is none of the product's attributes: "Width"; lines begin with their names as they are there`,
      'line 2: Description (fr): is empty, and "Short description (fr)" is not: write both, or the description alone',
      'line 3: Attributes (fr): "mat" is not of the form "Name: value"',
    ]);
  });

  test("is rejected if its rows contradict each other in a product's name or an attribute's values", async () => {
    const { faults } = await importInto(createPlaces(), [
      "Name,Department,Price,Stock,Size,Attributes,Name (fr),Attributes (fr)",
      'Mug,Cups,24,5,S,"Note: fig\nNote: tea\nGlaze: matt",Tasse,"Note: figue\nGlaze: mate"',
      "Mug,Cups,24,5,M,,Bol,",
      'Bowl,Cups,24,5,,"Glaze: matt",Bol,"Glaze: mate\nGlaze: vive"',
    ]);
    const several = (name: string) =>
      `there are several of "${name}", so that none can be named: put their values into one line`;
    expect(faultLines(faults)).toEqual([
      'line 2: Name (fr): "mug" has several: "Tasse", "Bol"',
      `line 2: Attributes (fr): ${several("Note")}`,
      `line 7: Attributes (fr): ${several("Glaze")}`,
    ]);
  });

  test("reports ignored columns: other languages, and names that are translated in `words`", async () => {
    const { faults, notes } = await importInto(createPlaces(), [
      "Name,Department,Price,Stock,Name (it),Department (fr),Option1 Value (fr),Price (EUR)",
      "Mug,Cups,24,5,Tazza,Tasses,Petite,24",
    ]);
    expect(faults).toEqual([]);
    expect(notes).toEqual(
      expect.arrayContaining([
        "Columns in languages that the shop does not speak were left out: Name (it). Those of shop.config.ts are en, de, fr, es, ar.",
        'Columns of names that goods share were left out: Department (fr), Option1 Value (fr). They are translated once for all goods, by "words" in shop.config.ts.',
        "Columns that say nothing to the shop were left out: Price (EUR).",
      ]),
    );
  });
});

test.each(["csv", "json"])("round-trips translations through %s", async (ending) => {
  const places = createPlaces();
  await importInto(places, goods);
  const read = () => readFileSync(join(places.catalogue, "fr/cups.json"), "utf8");
  const before = read();
  const file = join(places.root, `again.${ending}`);
  exportCatalogue(places, file);
  expect((await importInto(places, file)).faults).toEqual([]);
  expect(read()).toBe(before);
});

test("reports translations in a language that the shop no longer has", async () => {
  const places = createPlaces();
  mkdirSync(join(places.catalogue, "it"));
  writeFileSync(join(places.catalogue, "it", "cups.json"), JSON.stringify({ products: {} }));
  const { notes, backup = "" } = await importInto(places, goods);
  expect(notes).toContain(
    "Folders of the former catalogue that are no languages of the shop will be in its backup alone: it.",
  );
  expect(foldersOf(places)).toEqual(["fr"]);
  expect(existsSync(join(backup, "catalogue/it/cups.json"))).toBe(true);
});

test("restores translations from a backup, and leaves no files behind for products without any", async () => {
  const places = createPlaces();
  await importInto(places, goods);
  const before = readFileSync(join(places.catalogue, "fr/cups.json"), "utf8");
  const { backup = "" } = await importInto(places, ["Name,Department,Price,Stock", "Morning mug,Cups,24,5"], {
    now: new Date("2026-11-23T12:00:00.000Z"),
  });
  expect(foldersOf(places)).toEqual([]);
  const { faults } = await importInto(places, backup, { now: new Date("2026-11-24T12:00:00.000Z") });
  expect(faults).toEqual([]);
  expect(existsSync(join(places.catalogue, "fr/cups.json"))).toBe(true);
  expect(readFileSync(join(places.catalogue, "fr/cups.json"), "utf8")).toBe(before);
});
