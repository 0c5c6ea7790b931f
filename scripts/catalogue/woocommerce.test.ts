import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readCatalogueFolder } from "../../app/features/catalogue/read-catalogue.server.ts";
import { faultLines } from "./report.ts";
import { createPlaces, importInto } from "./test-places.ts";

const header =
  'ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,Is featured?,Visibility in catalog,Short description,Description,Date sale price starts,Date sale price ends,Tax status,Tax class,In stock?,Stock,Sale price,Regular price,Categories,Tags,Images,Parent,External URL,Position,Brands,Attribute 1 name,Attribute 1 value(s),Attribute 1 visible,Attribute 1 global,Attribute 2 name,Attribute 2 value(s),Name (de)';
const names = [...header.matchAll(/"([^"]*)"|([^,]+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? "");
const german: Readonly<Record<string, string>> = {
  Type: "Typ",
  SKU: "Artikelnummer",
  Published: "Veröffentlicht",
  "In stock?": "Vorrätig?",
  Stock: "Bestand",
  "Regular price": "Regulärer Preis",
  Categories: "Kategorien",
  "Is featured?": "Ist hervorgehoben?",
};

/** Returns a CSV line of an export with the given cells and WooCommerce's defaults. */
function line(cells: Record<string, string>): string {
  const all: Record<string, string> = {
    Type: "simple",
    Published: "1",
    "Visibility in catalog": "visible",
    "In stock?": "1",
    ...cells,
  };
  return names.map((name) => `"${(all[name] ?? "").replaceAll('"', '""')}"`).join(",");
}

const mug = { ID: "7", Type: "variable", SKU: "MUG", Name: "Morning mug", Categories: "Ware, Ware > Mugs, Sale" };
const sage = { Type: "variation", Parent: "MUG", "Regular price": "24", "Attribute 1 name": "Glaze" };
const bowl = { ID: "9", SKU: "BOWL", Name: "Bowl", Categories: "Ware > Bowls", "Regular price": "30", Stock: "3" };

async function imported(lines: readonly string[], top = header, wishes: Parameters<typeof importInto>[2] = {}) {
  const places = createPlaces();
  const outcome = await importInto(places, [top, ...lines], { allowMissing: true, ...wishes });
  const products = [...readCatalogueFolder(places.catalogue).departments.values()].flatMap((file) => file.products);
  return { ...outcome, places, byHandle: new Map(products.map((product) => [product.handle, product])) };
}

test("imports a WooCommerce export: variations, departments, texts, attributes", async () => {
  const { faults, notes, byHandle } = await imported([
    line({
      ...mug,
      Description: "<p>Thrown by hand.</p>\\n<ul>\\n<li>Holds tea</li>\\n</ul>",
      Tags: "clay, tea",
      Brands: "Tonwerk",
      "Attribute 1 name": "Glaze",
      "Attribute 1 value(s)": "Sage, Rust",
      "Attribute 2 name": "Material",
      "Attribute 2 value(s)": "Stoneware, cork",
      "Name (de)": "Morgenbecher",
    }),
    line(bowl),
    line({ ...sage, SKU: "MUG-S", "Attribute 1 value(s)": "Sage", Stock: "4" }),
    line({ ...sage, Parent: "id:7", "Attribute 1 value(s)": "Rust", "In stock?": "0" }),
    line({ ...sage, Published: "0", "Attribute 1 value(s)": "Blue", Stock: "2" }),
  ]);
  expect(faults).toEqual([]);
  expect(notes.join()).not.toContain("Is featured?");
  expect([...byHandle.keys()]).toEqual(["morning-mug", "bowl"]);
  const product = byHandle.get("morning-mug");
  expect(product).toMatchObject({
    name: "Morning mug",
    price: 24,
    category: ["Ware", "Mugs"],
    tag: ["clay", "tea", "Sale"],
    attributes: [
      ["Material", "Stoneware, cork"],
      ["Maker", "Tonwerk"],
    ],
  });
  expect(product?.fullDescription).toContain("Holds tea");
  expect(product?.variation?.map(({ color, size }) => [color, size[0]?.stock])).toEqual([
    ["Sage", 4],
    ["Rust", 0],
  ]);
});

test("imports a German WooCommerce export", async () => {
  const top = names.map((name) => `"${german[name] ?? name}"`).join(",");
  const { faults, byHandle } = await imported([line(bowl)], top);
  expect(faults).toEqual([]);
  expect(byHandle.get("bowl")).toMatchObject({ price: 30, stock: 3, category: ["Ware", "Bowls"] });
});

test("uses WooCommerce's sale price within its dates, and warns the owner that it does not end by itself", async () => {
  const sale = { ...bowl, "Sale price": "24" };
  const { notes, byHandle } = await imported([
    line({ ...sale, "Date sale price ends": "2027-01-31 23:59:59" }),
    line({ ...sale, ID: "10", Name: "Cup", "Date sale price ends": "2026-01-31" }),
    line({ ...sale, ID: "11", Name: "Dish", "Date sale price starts": "2027-01-31" }),
  ]);
  expect(byHandle.get("bowl")).toMatchObject({ price: 30, discount: 20 });
  expect([byHandle.get("cup")?.discount, byHandle.get("dish")?.discount]).toEqual([undefined, undefined]);
  expect(notes.join()).toContain("the shop changes no price by itself");
});

test("leaves out and reports what WooCommerce does not ship, and drafts; equal names are two products", async () => {
  const { faults, notes, byHandle } = await imported([
    line(bowl),
    line({ ...bowl, ID: "12", SKU: "BOWL-2" }),
    line({ ...bowl, ID: "13", Name: "Recipes", Type: "simple, downloadable, virtual" }),
    line({ ...bowl, ID: "14", Name: "Tea table", Type: "grouped" }),
    line({ ...bowl, ID: "17", Name: "Tea box", Type: "subscription" }),
    line({ ...bowl, ID: "15", Name: "Draft", Published: "-1" }),
    line({ ...bowl, ID: "16", Name: "Secret", "Visibility in catalog": "hidden" }),
  ]);
  expect(faults).toEqual([]);
  expect([...byHandle.keys()]).toEqual(["bowl", "bowl-12"]);
  expect(notes.join()).toContain(
    '"Recipes" (simple, downloadable, virtual), "Tea table" (grouped), "Tea box" (subscription)',
  );
});

test("leaves out and reports a WooCommerce variation that is not shipped; reports untaxed ones", async () => {
  const book = { ID: "20", Type: "variable", SKU: "BOOK", Name: "Glazes", Categories: "Books" };
  const form = { Parent: "BOOK", "Regular price": "24", "Attribute 1 name": "Form", Stock: "3" };
  const rates = { vat: 20, surcharge: 0 };
  const { faults, notes, byHandle } = await imported(
    [
      line({ ...book, "Attribute 1 name": "Form", "Attribute 1 value(s)": "Paper, File" }),
      line({ ...form, Type: "variation", "Attribute 1 value(s)": "Paper", "Tax status": "none" }),
      line({ ...form, Type: "variation, downloadable, virtual", "Attribute 1 value(s)": "File" }),
    ],
    header,
    { rates },
  );
  expect(faults).toEqual([]);
  expect(byHandle.get("glazes")?.variation?.flatMap(({ size }) => size.map(({ name }) => name))).toEqual(["Paper"]);
  expect(notes.join()).toContain('as nothing is sent: "Glazes: File"');
  expect(notes.join()).toContain('1 product without tax in the file is sold at your standard rate: "Glazes"');
});

test("decodes WooCommerce's names, and removes WordPress shortcodes from descriptions", async () => {
  const { notes, byHandle } = await imported([
    line({
      ...bowl,
      Name: "Salt &amp; <em>pepper</em>",
      Categories: "Home &amp; Garden > Cruets",
      Description: '[vc_row][gallery ids="1,2"]<p>Two [sic] pots.</p>[caption]Seen from above.[/caption][/vc_row]',
    }),
  ]);
  const [product] = byHandle.values();
  expect(product).toMatchObject({ name: "Salt & pepper", category: ["Home & Garden", "Cruets"] });
  expect(product?.fullDescription).toBe("Two [sic] pots.\n\nSeen from above.");
  expect(notes.join()).toContain("Codes that WordPress fills in");
});

test("reports faults in a WooCommerce export with its own lines and columns", async () => {
  const places = createPlaces();
  const file = join(places.root, "export.csv");
  const lines = [
    line({ ...bowl, "Regular price": "free" }),
    line({ ...bowl, Name: "Cup", Stock: "" }),
    line({ ...bowl, Name: "Tea", "Tax class": "reduced-rate" }),
    line(mug),
    line({ ...sage, "Attribute 1 value(s)": "", Stock: "1" }),
    line({ ...sage, Parent: "id:99", "Attribute 1 value(s)": "Sage", Stock: "1" }),
  ];
  writeFileSync(file, [header, ...lines].join("\n"));
  const { faults } = await importInto(places, file, { rates: { vat: 19, surcharge: 0 } });
  expect(faultLines(faults)).toEqual([
    'line 2: Regular price: "free" is not an amount in EUR',
    "line 3: Stock: is empty; write the pieces you have, or add --pieces 10 for all that say nothing",
    'line 4: Tax class: "reduced-rate" is no VAT rate of your country in shop.config.ts: 19; name it there, as in reduced: { "reduced-rate": 7 }',
    'line 6: Attribute 1 value(s): is empty, which stands for any "Glaze": give every Glaze a variation of its own',
    'line 7: Parent: "id:99" is no product of this file: export products together with their variations',
  ]);
});

test("treats an export without the column Published as published", async () => {
  const top = names.map((name) => `"${name === "Published" ? "Note" : name}"`).join(",");
  const { faults, byHandle } = await imported([line({ ...bowl, Published: "" })], top);
  expect(faults).toEqual([]);
  expect([...byHandle.keys()]).toEqual(["bowl"]);
});
