import { existsSync, globSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { readCatalogueFolder } from "../../app/features/catalogue/read-catalogue.server.ts";
import type { StoredProduct } from "../../app/features/catalogue/stored-catalogue.ts";
import { exportCatalogue } from "./export-catalogue.ts";
import { faultLines } from "./report.ts";
import { createPlaces, importInto, noon } from "./test-places.ts";
import type { Places } from "./write-catalogue.ts";

const ceramics = "tests/fixtures/ceramics.csv";

function productsOf({ catalogue }: Places): Map<string, StoredProduct> {
  const products = [...readCatalogueFolder(catalogue).departments.values()].flatMap(
    (department) => department.products,
  );
  return new Map(products.map((product) => [product.handle ?? product.id, product]));
}

/** Contents of all catalogue files by path. */
function contentOf({ catalogue }: Places): Record<string, string> {
  const files = globSync("**/*.json", { cwd: catalogue }).sort();
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(catalogue, file), "utf8")]));
}

describe("a product export of thirty handles", () => {
  test("replaces the catalogue, with colours, sizes, prices and makers, and backs up the former one", async () => {
    const places = createPlaces();
    const former = contentOf(places);
    const highest = Math.max(...[...productsOf(places).values()].map(({ id }) => Number(id)));
    const { faults, notes, backup = "" } = await importInto(places, ceramics, { allowMissing: true });
    expect(faults).toEqual([]);
    const products = productsOf(places);
    expect(products.size).toBe(31);
    expect(Math.min(...[...products.values()].map(({ id }) => Number(id)))).toBe(highest + 1);
    expect(readCatalogueFolder(places.catalogue).order.map(({ name }) => name)).toEqual([
      "Cups and mugs",
      "Bowls and plates",
      "Coffee",
      "Brewing",
    ]);
    expect(products.get("morning-mug")).toMatchObject({
      name: "Morning mug",
      price: 24,
      rating: 0,
      category: ["Cups and mugs", "Mugs"],
      tag: ["everyday", "stoneware", "gift"],
      variation: [
        { color: "Sand", size: [{ name: "only", stock: 14, sku: "BT-MORNING-MUG-1" }] },
        { color: "Sage", size: [{ name: "only", stock: 9, sku: "BT-MORNING-MUG-2" }] },
        { color: "Blue", size: [{ name: "only", stock: 0, sku: "BT-MORNING-MUG-3" }] },
      ],
      priceHistory: [{ price: 24, validFrom: noon.toISOString() }],
    });
    expect(products.get("morning-mug")?.fullDescription).toContain("\n\n• 320 ml to the brim\n");
    expect(products.get("house-espresso-1-kg")).toMatchObject({
      name: "House espresso, 1 kg",
      price: 34,
      netContent: { amount: 1, unit: "kg" },
      variation: [{ color: "only", size: [{ name: "Whole beans" }, { name: "Filter" }, { name: "Espresso" }] }],
    });
    expect(products.get("cake-stand")).toMatchObject({ price: 89, priceHistory: [{ price: 74 }] });
    expect(notes.join("\n")).toMatch(/"House espresso" comes at several prices.*\n/);
    expect(notes.join("\n")).toContain("3 products with an old price will show the new one alone");
    const kept = contentOf({ ...places, catalogue: join(backup, "catalogue") });
    expect(kept).toEqual(former);
  });

  test("generates its pictures in the shop's widths, cropped or padded to 4:5", async () => {
    const places = createPlaces();
    const folder = join(places.root, "photos");
    mkdirSync(folder);
    const plain = { width: 500, height: 500, channels: 3 as const, background: "#d8cbb8" };
    await sharp({ create: plain }).jpeg().toFile(join(folder, "morning-mug.jpg"));
    await sharp({ create: { ...plain, background: "#445566" } })
      .jpeg()
      .toFile(join(folder, "tea-bowl.jpg"));
    const { faults } = await importInto(places, ceramics, { pictures: folder, allowMissing: true });
    expect(faults).toEqual([]);
    const products = productsOf(places);
    const [front = ""] = products.get("morning-mug")?.image ?? [];
    expect(front).toMatch(/^products\/cups-and-mugs\/morning-mug-[0-9a-f]{8}-front$/);
    for (const file of [`${front}-320.avif`, `${front}-640.avif`, `${front}-640.jpg`])
      expect(existsSync(join(places.pictures, file)), file).toBe(true);
    const index = JSON.parse(readFileSync(join(places.pictures, "index.json"), "utf8"));
    expect(index[front]).toMatchObject({ widths: [320, 640], width: 640, height: 800 });
    expect(index[front].colour).toMatch(/^#d[78]c[abc]b[789]$/);
    expect(products.get("tea-bowl")?.alt).toEqual(["Tea bowl with a dent for the thumb"]);
    expect(Object.keys(index).filter((key) => key.startsWith("products/plants"))).toEqual([]);
  });
});

describe("a file with mistakes", () => {
  test("is rejected with line, column and reason of each, and changes nothing", async () => {
    const places = createPlaces();
    const before = contentOf(places);
    const { faults } = await importInto(places, [
      "Name,Department,Price,Stock,Old price,Content,Picture,Returnable,Colour",
      "Good cup,Cups,12.50,4,,,,,",
      "Free cup,Cups,free,4,,,,,",
      "No stock,Cups,9.00,,,,,,",
      "Odd,Cups,9.00,two,abc,many g,odd.jpg,perhaps,",
      ",Cups,9.00,1,,,,,",
      "Homeless,,9.00,1,,,,,",
      "Good cup,Cups,12.50,4,,,,,",
      "Short row,Cups",
    ]);
    expect(faultLines(faults)).toEqual([
      'line 3: Price: "free" is not an amount in EUR',
      "line 4: Stock: is empty; write the pieces you have, or add --pieces 10 for all that say nothing",
      'line 5: Old price: "abc" is not an amount in EUR',
      'line 5: Stock: "two" is not a number of pieces',
      "line 6: Name: is empty",
      'line 7: Department: is empty; fill it in, or add --department "Shop" for all without',
      'line 8: Handle: "good-cup" stands in line 2 already',
      "line 9: row: has 2 cells where the header has 9",
    ]);
    expect(contentOf(places)).toEqual(before);
    expect(existsSync(places.backups)).toBe(false);
  });

  test("reports missing pictures and invalid cells", async () => {
    const places = createPlaces();
    const { faults } = await importInto(places, [
      "Name;Department;Price;Stock;Content;Picture;Returnable;Attributes;Grade",
      'Cup;Cups;"12,50";4;many g;cup.jpg;perhaps;round;4,6',
    ]);
    expect(faultLines(faults)).toEqual([
      'line 2: Content: "many g" is not an amount of g, kg, ml, cl or l',
      'line 2: Returnable: "perhaps" is neither yes nor no',
      'line 2: Grade: "4,6" is not a whole number from 1 to 5',
      'line 2: Attributes: "round" is not of the form "Name: value"',
      'line 2: Picture: "cup.jpg" is not among the pictures of the folder, or add --allow-missing',
    ]);
  });

  test("reports a mistake shared by many lines once, and only the first of many missing pictures", async () => {
    const places = createPlaces();
    const cups = (pieces: string) => [
      "Name,Department,Price,Stock,Picture",
      ...Array.from({ length: 12 }, (_, i) => `Cup ${i},Cups,9.00,${pieces},cup-${i}.jpg`),
    ];
    const refused = await importInto(places, cups(""), { allowMissing: true });
    expect(faultLines(refused.faults)).toEqual([
      expect.stringMatching(/^lines 2, 3, 4, 5, 6, 7, 8, 9, 10 and 3 more: Stock: is empty; /),
    ]);
    const { notes } = await importInto(places, cups("1"), { allowMissing: true });
    expect(notes).toContainEqual(expect.stringMatching(/^12 pictures left out.*"cup-8.jpg" and 3 more\.$/));
    expect(notes).toContainEqual(expect.stringMatching(/^12 products without a picture.*"Cup 8" and 3 more\. /));
  });

  test("is rejected if it is not a table at all", async () => {
    const places = createPlaces();
    expect(faultLines((await importInto(places, [""])).faults)).toEqual(["file: is empty"]);
    expect(faultLines((await importInto(places, ["Colour", "red"])).faults)).toEqual([
      'line 1: Name: is missing among the columns: call the one that it stands in "Name" or "Title" or "Product"',
      'line 1: Price: is missing among the columns: call the one that it stands in "Price" or "Variant Price"',
    ]);
  });
});

describe("a later import", () => {
  const goods = (...rows: string[]) => ["Handle,Name,Department,Price,Stock", ...rows];

  test("keeps ids by handle, records price changes, and never reuses an id", async () => {
    const places = createPlaces();
    await importInto(places, goods("cup,Cup,Cups,10.00,5", "bowl,Bowl,Bowls,20.00,3"));
    const first = productsOf(places);
    const later = new Date("2027-01-10T08:00:00.000Z");
    await importInto(places, goods("cup,Large cup,Cups,8.00,9", "jug,Jug,Bowls,30.00,2"), { now: later });
    const second = productsOf(places);
    expect(second.get("cup")).toMatchObject({ id: first.get("cup")?.id, name: "Large cup" });
    expect(second.get("cup")?.priceHistory).toEqual([
      { price: 10, validFrom: noon.toISOString(), validTo: later.toISOString() },
      { price: 8, validFrom: later.toISOString() },
    ]);
    const ids = [first.get("cup")?.id, first.get("bowl")?.id, second.get("jug")?.id];
    expect(new Set(ids).size).toBe(3);
    await importInto(places, goods("cup,Cup,Cups,8.00,9", "bowl,Bowl,Bowls,20.00,3", "pot,Pot,Bowls,40.00,1"));
    const third = productsOf(places);
    expect(third.get("bowl")).toMatchObject({
      id: first.get("bowl")?.id,
      priceHistory: first.get("bowl")?.priceHistory,
    });
    expect([...ids, undefined]).not.toContain(third.get("pot")?.id);
  });

  test("restores a backup with its products, ids, pictures and price history", async () => {
    const places = createPlaces();
    const [before, index] = [productsOf(places), readFileSync(join(places.pictures, "index.json"), "utf8")];
    const { backup = "" } = await importInto(places, goods("cup,Cup,Cups,10.00,5"));
    expect(readFileSync(join(places.pictures, "index.json"), "utf8")).not.toBe(index);
    const { faults } = await importInto(places, backup, { now: new Date("2026-12-01T12:00:00.000Z") });
    expect(faults).toEqual([]);
    expect(JSON.parse(readFileSync(join(places.pictures, "index.json"), "utf8"))).toEqual(JSON.parse(index));
    const after = new Map([...productsOf(places).values()].map((product) => [product.id, product]));
    expect([...after.keys()].sort()).toEqual([...before.values()].map(({ id }) => id).sort());
    for (const { id, name, priceHistory } of before.values())
      expect(after.get(id)).toMatchObject({ name, priceHistory });
  });

  test("accepts VAT rates by name or percentage, adds them to net prices, and rejects unknown ones", async () => {
    const places = createPlaces();
    const rates = { vat: 20, reduced: { food: 5.5 }, surcharge: 0 };
    const rows = (honey: string) => [
      "Name;Department;Price;Stock;VAT",
      "Wine;Shop;10,00;1;20 %",
      `Honey;Shop;10,00;1;${honey}`,
      "Jam;Shop;10,00;1;Food",
      "Mug;Shop;10,00;1;",
    ];
    expect((await importInto(places, rows("7"), { rates })).faults).toMatchObject([
      { line: 3, reason: '"7" is no VAT rate of your country in shop.config.ts: 20, food (5.5)' },
    ]);
    await importInto(places, rows("5,5"), { rates, addVat: true });
    const sold = productsOf(places);
    expect(["wine", "honey", "jam", "mug"].map((name) => [sold.get(name)?.vat, sold.get(name)?.price])).toEqual([
      [undefined, 12],
      ["food", 10.55],
      ["food", 10.55],
      [undefined, 12],
    ]);
    exportCatalogue(places, join(places.root, "again.csv"));
    expect(readFileSync(join(places.root, "again.csv"), "utf8")).toMatch(/\nhoney,.*,food,/);
  });

  test("adds VAT, stock and a department if requested", async () => {
    const places = createPlaces();
    const rows = ["Name,Price,Lowest price of 30 days,Reduced since", "Cup,10.00,12.00,2026-11-01"];
    await importInto(places, rows, { rates: { vat: 19, surcharge: 0 }, addVat: true, pieces: 7, department: "Shop" });
    expect(productsOf(places).get("cup")).toMatchObject({ price: 11.9, stock: 7, category: ["Shop"] });
    expect(productsOf(places).get("cup")?.priceHistory[0]).toMatchObject({ price: 14.28, validTo: "2026-11-01" });
  });

  test("reads the lowest price of 30 days with the decimal sign of the prices, and no day that there is not", async () => {
    const places = createPlaces();
    const row = (day: string) => [
      "Name;Department;Price;Stock;Lowest price of 30 days;Reduced since",
      `Sofa;Shop;1.099,50;3;1.199;${day}`,
    ];
    expect((await importInto(places, row("2026-02-30"))).faults).toMatchObject([{ line: 2, field: "Reduced since" }]);
    expect((await importInto(places, row("2026-11-01"))).faults).toEqual([]);
    expect(productsOf(places).get("sofa")?.priceHistory[0]).toMatchObject({ price: 1199, validTo: "2026-11-01" });
  });
});
