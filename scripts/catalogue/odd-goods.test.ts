import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { readCatalogueFolder } from "../../app/features/catalogue/read-catalogue.server.ts";
import type { StoredProduct } from "../../app/features/catalogue/stored-catalogue.ts";
import { faultLines } from "./report.ts";
import { createPlaces, importInto } from "./test-places.ts";
import type { Places } from "./write-catalogue.ts";

function productsOf({ catalogue }: Places): Map<string, StoredProduct> {
  const products = [...readCatalogueFolder(catalogue).departments.values()].flatMap((file) => file.products);
  return new Map(products.map((product) => [product.handle ?? product.id, product]));
}

/** Makes a folder of plain pictures by name and colour, and returns its path. */
async function photograph({ root }: { root: string }, colours: Readonly<Record<string, string>>): Promise<string> {
  const folder = join(root, "photos");
  mkdirSync(folder);
  for (const [name, background] of Object.entries(colours))
    await sharp({ create: { width: 500, height: 625, channels: 3, background } })
      .jpeg()
      .toFile(join(folder, `${name}.jpg`));
  return folder;
}

test("uses a picture named after a product for each product that it is split into by price", async () => {
  const places = createPlaces();
  const folder = await photograph(places, { "gron-te": "#d8cbb8", "gron-te-1-kg": "#d8cbb8" });
  const rows = ["Name,Department,Price,Stock,Size", "Grøn te,Tilbehør,12.00,4,250 g", "Grøn te,Tilbehør,40.00,4,1 kg"];
  expect((await importInto(places, rows, { pictures: folder })).faults).toEqual([]);
  const products = productsOf(places);
  const image = (handle: string) => products.get(handle)?.image ?? [];
  expect(image("gron-te-250-g")).toEqual([
    expect.stringMatching(/^products\/tilbehor\/gron-te-250-g-[0-9a-f]{8}-front$/),
  ]);
  expect(image("gron-te-1-kg")).toHaveLength(1);
});

test("generates a picture that several products share once, and again for one that shows it as another view", async () => {
  const places = createPlaces();
  const folder = await photograph(places, { plain: "#d8cbb8", lid: "#445566" });
  const rows = [
    "Name,Department,Price,Stock,Pictures",
    "Jar,Jars,9,4,plain.jpg|lid.jpg",
    "Pot,Jars,9,4,plain.jpg",
    "Lid,Jars,9,4,lid.jpg",
  ];
  expect((await importInto(places, rows, { pictures: folder })).faults).toEqual([]);
  const image = (handle: string) => productsOf(places).get(handle)?.image;
  expect(image("jar")).toEqual([expect.stringMatching(/jar-\w{8}-front$/), expect.stringMatching(/jar-\w{8}-2$/)]);
  expect(image("pot")).toEqual([image("jar")?.[0]]);
  expect(image("lid"), "a first picture has a JPEG for other sites").toEqual([
    expect.stringMatching(/lid-\w{8}-front$/),
  ]);
});

test("gives a picture found by its name the alternative text from the table", async () => {
  const places = createPlaces();
  const folder = await photograph(places, { cup: "#d8cbb8", "cup-2": "#445566" });
  const rows = [
    "Name,Department,Price,Stock,Picture text,Picture text (fr)",
    "Cup,Cups,9,4,A cup|Its inside,Une tasse|",
  ];
  expect((await importInto(places, rows, { pictures: folder })).faults).toEqual([]);
  const [cup] = productsOf(places).values();
  expect(cup?.alt).toEqual(["A cup", "Its inside"]);
  const translation = JSON.parse(readFileSync(join(places.catalogue, "fr/cups.json"), "utf8"));
  expect(translation.products[cup?.id ?? ""]).toEqual({ alt: ["Une tasse"] });
});

test("describes pictures without a text by the product's name, in no language but the table's", async () => {
  const places = createPlaces();
  const folder = join(places.root, "photos");
  mkdirSync(folder);
  for (const [name, background] of Object.entries({ becher: "#d8cbb8", "becher-2": "#445566" }))
    await sharp({ create: { width: 500, height: 625, channels: 3, background } })
      .jpeg()
      .toFile(join(folder, `${name}.jpg`));
  await importInto(places, ["Name,Department,Price,Stock", "Becher,Tassen,9,4"], { pictures: folder });
  const [becher] = productsOf(places).values();
  expect(becher?.alt).toEqual(["Becher", "Becher (2)"]);
});

test("an old price in a product's first row is that of its other rows at the same price", async () => {
  const places = createPlaces();
  const rows = ["Name,Department,Price,Old price,Stock,Colour", "Mug,Cups,22,26,4,White", "Mug,Cups,22,,4,Sage"];
  const { notes } = await importInto(places, [...rows, "Jug,Cups,30,,4,White", "Jug,Cups,30,35,4,Sage"]);
  expect(notes.join("\n")).not.toContain("several prices");
  expect([...productsOf(places).values()].map(({ price, variation }) => [price, variation?.length])).toEqual([
    [26, 2],
    [35, 2],
  ]);
});

test("moves an amount that is the only choice into the name", async () => {
  const places = createPlaces();
  const rows = ["Name,Department,Price,Stock,Size,Colour", "Sencha,Tea,12.00,4,50 g,", "Assam 50 g,Tea,9.00,4,50 g,"];
  await importInto(places, [...rows, "Bowl,Tea,9.00,4,Small,"]);
  const [sencha, assam, bowl] = productsOf(places).values();
  expect(sencha).toMatchObject({ name: "Sencha, 50 g", stock: 4, netContent: { amount: 50, unit: "g" } });
  expect(assam).toMatchObject({ name: "Assam 50 g", stock: 4, netContent: { amount: 50, unit: "g" } });
  expect(bowl).toMatchObject({ name: "Bowl", variation: [{ size: [{ name: "Small" }] }] });
});

test("leaves responsibility to the shop if a product has no maker's address", async () => {
  const places = createPlaces();
  await importInto(places, ["Name,Department,Price,Stock,Maker", "Bowl,Cups,12.00,4,", "Cup,Cups,9.00,4,Kiln"]);
  const [bowl, cup] = productsOf(places).values();
  expect(bowl?.maker).toBeUndefined();
  expect(cup).toMatchObject({ attributes: [["Maker", "Kiln"]] });
});

test.each([
  [
    "a quote that never ends",
    'Name,Department,Price,Stock\n"Cup,Cups,9.00,1',
    /^line 2: row: cannot be read: Quote Not/,
  ],
  [
    "letters of another system",
    Buffer.from("Name,Department,Price,Stock\nSm\x8fr,Cups,9.00,1", "latin1"),
    /^file: is not in UTF-8/,
  ],
  [
    "a department without a letter of a to z",
    "Name,Department,Price,Stock\nTea,Чай,9.00,1",
    /^line 2: Department: has no letter/,
  ],
])("reports a single fault for %s", async (_, content, line) => {
  const places = createPlaces();
  const file = join(places.root, "odd.csv");
  writeFileSync(file, content);
  const { faults } = await importInto(places, file);
  expect(faultLines(faults)).toEqual([expect.stringMatching(line)]);
});

test.each([
  ["Windows (1252)", (text: string) => Buffer.from(text.replace("€", "\x80"), "latin1")],
  ["UTF-16", (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le")],
])("decodes a table encoded in %s", async (form, encode) => {
  const places = createPlaces();
  const file = join(places.root, "goods.csv");
  writeFileSync(file, encode("Name;Department;Price;Stock\r\nGrès brûlé;Céramique;12,90 €;1\r\n"));
  const { faults, notes } = await importInto(places, file);
  expect(faults).toEqual([]);
  expect(productsOf(places).get("gres-brule")).toMatchObject({
    name: "Grès brûlé",
    price: 12.9,
    category: ["Céramique"],
  });
  const said = 'The file is not in UTF-8 and was read in the letters of Windows (1252), as in "Grès".';
  expect(notes.includes(said)).toBe(form.startsWith("Windows"));
});

test("converts centilitres for the price per litre", async () => {
  const places = createPlaces();
  const rows = ["Name;Department;Price;Stock;Size;Content", "Wine;Cellar;12,00;4;;75 cl", "Oil;Cellar;9,00;4;50 cl;"];
  await importInto(places, rows);
  const [wine, oil] = productsOf(places).values();
  expect(wine?.netContent).toEqual({ amount: 750, unit: "ml" });
  expect(oil).toMatchObject({ name: "Oil, 50 cl", netContent: { amount: 500, unit: "ml" } });
});

test("keeps valid GTINs only and reports article numbers shared by two products", async () => {
  const places = createPlaces();
  const rows = [
    "Name,Department,Price,Stock,SKU,EAN",
    "Cup,Cups,9,4,A-1,4006381333931",
    "Bowl,Cups,9,4,A-1,4006381333930",
  ];
  const { faults, notes } = await importInto(places, rows);
  expect(faults).toEqual([]);
  const [cup, bowl] = productsOf(places).values();
  expect([cup?.gtin, bowl?.gtin]).toEqual(["4006381333931", undefined]);
  expect(notes).toContainEqual(expect.stringMatching(/^1 EAN left out, such as "4006381333930" in line 3: a GTIN has/));
  expect(notes).toContainEqual(
    '1 SKU of several products: "A-1" stands at "Cup", "Bowl". Orders show the number as it is.',
  );
});

test("rejects a folder that is not a backup", async () => {
  const places = createPlaces();
  const { faults } = await importInto(places, places.content);
  expect(faultLines(faults)).toEqual([
    `${places.content}: is a folder, and not a backup of a catalogue: name the CSV or JSON file`,
  ]);
});

test("leaves out and reports Shopify products that need no shipping, and reports untaxed ones", async () => {
  const places = createPlaces();
  const rows = [
    "Handle,Title,Type,Option1 Name,Option1 Value,Variant Price,Variant Inventory Qty,Variant Requires Shipping,Variant Taxable,Gift Card",
    "card,Gift card,Cards,Amount,25,25.00,9,false,false,true",
    "card,,,,50,50.00,9,false,false,true",
    "glazes,Glazes,Books,Form,File,12.00,9,false,true,false",
    "glazes,,,,Paper,24.00,9,true,false,false",
    "mug,Mug,Mugs,Title,Default Title,20.00,9,true,true,false",
  ];
  const { faults, notes } = await importInto(places, rows, { rates: { vat: 20, surcharge: 0 } });
  expect(faults).toEqual([]);
  const products = productsOf(places);
  expect([...products.keys()]).toEqual(["glazes", "mug"]);
  expect(products.get("glazes")).toMatchObject({ name: "Glazes", price: 24 });
  expect(notes.join()).toContain(
    '2 products left out, whole or in part, as nothing is sent: "Gift card", "Glazes: File"',
  );
  expect(notes.join()).toContain('1 product without tax in the file is sold at your standard rate: "Glazes"');
});

test("reads the columns of Shopify's newer template, and a no in any language", async () => {
  const places = createPlaces();
  const rows = [
    "Title,URL handle,Status,Published on online store,Type,Price,Inventory quantity,Continue selling when out of stock,Inventory tracker,Charge tax,Requires shipping,Gift card",
    "Course,course,Active,TRUE,Books,12.00,9,DENY,shopify,TRUE,FALSE,FALSE",
    "Voucher,voucher,Active,TRUE,Cards,25.00,9,DENY,shopify,FALSE,FAUX,TRUE",
    "Draft,draft,Active,nein,Mugs,20.00,9,DENY,shopify,TRUE,WAHR,FALSE",
    "Mug,mug,Active,TRUE,Mugs,20.00,9,DENY,shopify,TRUE,TRUE,FALSE",
  ];
  const { faults, notes } = await importInto(places, rows);
  expect(faults).toEqual([]);
  expect([...productsOf(places).keys()]).toEqual(["mug"]);
  expect(notes.join()).not.toMatch(/Charge tax|Requires shipping|Gift card|Inventory tracker/);
});

test("refuses a word that it does not know in a column that decides what is sold", async () => {
  const rows = ["Name,Department,Price,Stock,Requires shipping,Published", "Mug,Mugs,20,9,ehrlich,ei"];
  const { faults } = await importInto(createPlaces(), rows);
  expect(faultLines(faults).map((line) => line.replace(/^.*?: /, ""))).toEqual([
    expect.stringContaining('"ei" is neither yes nor no'),
    expect.stringContaining('"ehrlich" is neither yes nor no'),
  ]);
});

test("handles the picture of a product whose name has hundreds of characters", async () => {
  const places = createPlaces();
  const folder = join(places.root, "photos");
  mkdirSync(folder);
  await sharp({ create: { width: 500, height: 625, channels: 3, background: "#d8cbb8" } })
    .jpeg()
    .toFile(join(folder, "cup.jpg"));
  const name = `Cup${" with a saucer".repeat(30)}`;
  const rows = ["Name,Department,Price,Stock,Pictures", `${name},Cups,9,4,cup.jpg`, `${name} too,Cups,9,4,cup.jpg`];
  expect((await importInto(places, rows, { pictures: folder })).faults).toEqual([]);
  for (const { image } of productsOf(places).values())
    expect(image).toEqual([expect.stringMatching(/^products\/cups\/cup-with-a-.{40,80}-[0-9a-f]{8}-front$/)]);
});
