import { expect, test } from "vitest";
import { slugOf } from "../../app/features/catalogue/product.ts";
import { readCatalogueFolder } from "../../app/features/catalogue/read-catalogue.server.ts";
import { sameAddressNotes } from "./same-addresses.ts";
import { createPlaces, importInto } from "./test-places.ts";

test("names that differ by a sign have addresses of their own", () => {
  expect(["C", "C++", "C#", "F# / A+", "Tea + Cake", "No. #1", "50+"].map(slugOf)).toEqual([
    "c",
    "c-plus-plus",
    "c-sharp",
    "f-sharp-a-plus",
    "tea-cake",
    "no-1",
    "50-plus",
  ]);
});

test("an import says which names fall together, and keeps those that differ by a sign", async () => {
  const places = createPlaces();
  const rows = [
    "Handle,Name,Department,Sub-categories,Tags,Price,Stock,Size",
    'mug,Mug,Café,Öl,"C++,C,Bar,Bár",9.00,1,S',
    "Mug,Mug,,,,9.00,1,M",
    "bowl,Bowl,Cafe,Ol,C,9.00,1,S",
    "pot,Pot,Café,,,9.00,1,S",
    "pót,Pot,,,,9.00,1,M",
  ];
  const { faults, notes } = await importInto(places, rows);
  expect(faults).toEqual([]);
  const said = notes.filter((note) => note.includes("the same address"));
  expect(said.map((note) => note.split(" have ")[0])).toEqual([
    'Handles "pot", "pót"',
    'Departments "Café", "Cafe"',
    'Sub-categories "Öl", "Ol"',
    'Tags "Bar", "Bár"',
  ]);
  const products = [...readCatalogueFolder(places.catalogue).departments.values()].flatMap((file) => file.products);
  expect(products.map(({ category, tag }) => [...category, ...tag])).toEqual([
    ["Café", "Öl", "C++", "C", "Bar"],
    ["Café", "Öl", "C"],
    ["Café"],
  ]);
});

test("a catalogue written by hand is checked for them too", () => {
  expect(
    sameAddressNotes([
      { category: ["Café"], tag: ["Tee"] },
      { category: ["Tee", "Cafe"], tag: ["tee"] },
    ]),
  ).toEqual([
    'Tags "Tee", "tee" have the same address "tee", so the shop takes them for one: write them alike, or so that they differ in letters.',
  ]);
});
