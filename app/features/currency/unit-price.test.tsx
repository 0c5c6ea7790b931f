import { globSync, readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { WordsProvider } from "../../platform/i18n/use-translation.tsx";
import { createWords } from "../../platform/i18n/words.ts";
import type { Cents } from "../catalogue/product.ts";
import { sampleProduct } from "../product/test-product.ts";
import { UnitPrice } from "./unit-price.tsx";

const drawn = (product: Parameters<typeof sampleProduct>[0]) =>
  renderToStaticMarkup(<UnitPrice product={sampleProduct(product)} />).replace(/<[^>]+>/g, "");

test("products sold by weight or volume show a price per kilogram or litre, others do not", () => {
  const price = 450 as Cents;
  expect(drawn({ price, discount: 0, netContent: { amount: 250, unit: "g" } })).toBe("€18.00 / kg");
  expect(drawn({ price, discount: 50, netContent: { amount: 1.5, unit: "l" } })).toBe("€1.50 / l");
  expect(drawn({ price, discount: 0 })).toBe("");
});

test("kilogram and litre are written in the shopper's language", () => {
  const words = createWords("ar", { common: { kg: "كغ", l: "لتر" } });
  const inArabic = (unit: "g" | "ml") =>
    renderToStaticMarkup(
      <WordsProvider words={words}>
        <UnitPrice product={sampleProduct({ netContent: { amount: 250, unit } })} />
      </WordsProvider>,
    );
  expect([inArabic("g"), inArabic("ml")].map((text) => text.replace(/<[^>]+>/g, "").split(" / ")[1])).toEqual([
    "كغ",
    "لتر",
  ]);
});

test("wherever a component writes a product's price itself, it shows the unit price as well", () => {
  const places = ["pages", "shell", "showcase", "features/{cart,compare,listing,product,search,wishlist}"];
  const files = places.flatMap((place) => globSync(`app/${place}/**/*.tsx`));
  const texts = files.map((file) => ({ file, text: readFileSync(file, "utf8") }));
  const prices = /<Money\b[^>]*cents=\{(priceOf\([^)]*\)\.now|now|(row\.)?price)\}/;
  const written = texts.filter(({ text }) => prices.test(text));
  expect(written.length).toBeGreaterThan(5);
  expect(written.filter(({ text }) => !text.includes("<UnitPrice")).map(({ file }) => file)).toEqual([]);
});
