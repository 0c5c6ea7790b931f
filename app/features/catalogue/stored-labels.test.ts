import { expect, test } from "vitest";
import { shop } from "../../../shop.config.ts";
import { readDetails, readSummary } from "./read-product.ts";
import { checkCatalogue, type StoredProduct } from "./stored-catalogue.ts";
import { labelFaults, type StoredLabels } from "./stored-labels.ts";
import { checkTexts } from "./stored-texts.ts";
import { inWords, markUntranslated } from "./translate-product.ts";

const product = {
  id: "1",
  sku: "A",
  name: "Screen",
  price: 10,
  new: false,
  rating: 0,
  saleCount: 0,
  category: ["screens"],
  tag: [],
  image: [],
  alt: [],
  shortDescription: "Short",
  fullDescription: "Long",
  attributes: [["Width", "60 cm"]],
  stock: 1,
  priceHistory: [{ price: 10, validFrom: "2026-01-01" }],
};

function checked(labels: unknown, own: object = {}): StoredProduct {
  const department = { makers: {}, sizeCharts: {}, products: [{ ...product, ...own, labels }] };
  const [first] = checkCatalogue({ "screens.json": department }).get("screens.json")?.products ?? [];
  if (!first) throw new Error("the product is gone");
  return first;
}

const department = { makers: {}, sizeCharts: {}, products: [] };
const detailsOf = (stored: StoredProduct) => readDetails(stored, department, () => undefined);
const guarantee = { years: 5, model: "Orla S27", label: "/labels/s27.svg" };
const sheet = "https://eprel.ec.europa.eu/fiches/1.pdf";

test.each<[string, unknown]>([
  ["labels.energy.sheet: is missing", { energy: { class: "E" } }],
  [
    'labels.energy.sheet: is neither an address that begins with "https://" nor a file of public/labels, as in "/labels/monitor.pdf"',
    { energy: { class: "E", sheet: "//other.example/1.pdf" } },
  ],
  [
    'labels.energy.sheet: is neither an address that begins with "https://" nor a file of public/labels, as in "/labels/monitor.pdf"',
    { energy: { class: "E", sheet: "/labels/../locales/de/common.json" } },
  ],
  ["labels.energy.class: is not on the scale from best to worst", { energy: { class: "A+", sheet } }],
  [
    "labels.guarantee.years: is not more than 2 years, in whole or half years",
    { guarantee: { ...guarantee, years: 2 } },
  ],
  [
    "labels.guarantee.years: is not more than 2 years, in whole or half years",
    { guarantee: { ...guarantee, years: 2.25 } },
  ],
  [
    'labels.guarantee.label: is no SVG or PNG file of public/labels, as in "/labels/monitor.svg"',
    { guarantee: { ...guarantee, label: "https://maker.example/garan.svg" } },
  ],
  ["labels.allergens: is empty", { allergens: " " }],
])("a fault is said in one line: %s", (line, labels) => {
  expect(() => checked(labels)).toThrow(expect.objectContaining({ message: `screens.json: product 1: ${line}` }));
});

test("a text that is an attribute as well, and a file that is not there, are said", () => {
  expect(() => checked({ allergens: "Milk" }, { attributes: [["Allergens", "Milk"]] })).toThrow(
    'screens.json: product 1: labels.allergens: is an attribute "Allergens" as well: take that out',
  );
  const labels: StoredLabels = { energy: { class: "E", sheet: "/labels/1.pdf", label: sheet }, guarantee };
  expect(labelFaults({ labels, attributes: [] }, (file) => file === "/labels/s27.svg")).toEqual([
    "labels.energy.sheet: there is no public/labels/1.pdf",
  ]);
});

test("half years, older scales and own files are taken, and reach product and details", () => {
  const half = { ...guarantee, years: 2.5 };
  const stored = checked({
    energy: { class: "A+", best: "A+++", worst: "D", sheet: "/labels/1.pdf" },
    guarantee: half,
  });
  expect(readSummary(stored, () => undefined).guarantee).toEqual(half);
  expect(detailsOf(stored).energy).toEqual({ class: "A+", best: "A+++", worst: "D", sheet: "/labels/1.pdf" });
  expect(detailsOf(checked({ energy: { class: "E", sheet } })).energy).toMatchObject({ best: "A", worst: "G" });
});

test("texts come before the attributes, in each language by their names", () => {
  const stored = checked({ spareParts: "Stand, for 7 years", warnings: "Keep away from water" });
  const said = { name: "Bildschirm", attributes: { Warnings: "Vor Wasser schützen", Width: "60 cm breit" } };
  const texts = checkTexts(
    { "de/x.json": { products: { 1: said } } },
    new Map([["x", { ...department, products: [stored] }]]),
  );
  const german = inWords(stored, texts.get("de")?.get("1"));
  const marked = markUntranslated(detailsOf(german), said, { language: shop.fallbackLanguage });
  expect(marked.attributes).toEqual([
    { name: "Warnings", value: "Vor Wasser schützen" },
    { name: "Spare parts", value: "Stand, for 7 years", language: shop.fallbackLanguage },
    { name: "Width", value: "60 cm breit" },
  ]);
  expect(() =>
    checkTexts(
      { "de/x.json": { products: { 1: { attributes: { Allergens: "Milch" } } } } },
      new Map([["x", { ...department, products: [stored] }]]),
    ),
  ).toThrow('product 1: attributes: the product has no "Allergens"');
});
