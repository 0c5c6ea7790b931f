import { describe, expect, test } from "vitest";
import { timeLeft } from "./countdown.ts";
import { galleryPictures } from "./gallery-pictures.ts";
import { layoutOf, productLayouts } from "./product-layouts.ts";
import { stockWords } from "./stock-words.ts";
import { sampleProduct } from "./test-product.ts";

describe("stock in words", () => {
  test.each([
    [0, "Sold out"],
    [-2, "Sold out"],
    [1, "Only {{count}} left"],
    [5, "Only {{count}} left"],
    [6, "In stock"],
  ])("%i pieces: %s", (pieces, text) => {
    expect(stockWords(pieces, true)).toMatchObject({ text, values: { count: pieces } });
  });

  test("have no number unless it is the current one", () => {
    expect(stockWords(3, false)).toMatchObject({ text: "Few left", tone: "warn" });
    expect(stockWords(6, false).text).toBe("In stock");
    expect(stockWords(0, false).text).toBe("Sold out");
  });
});

describe("offer countdown", () => {
  const now = Date.parse("2026-11-21T12:00:00Z");

  test("is the exact time left, in parts", () => {
    expect(timeLeft("2026-11-23T13:02:03Z", now)).toEqual({ days: 2, hours: 1, minutes: 2, seconds: 3 });
  });

  test.each(["2026-11-21T12:00:00Z", "2024-10-05T12:11:00Z", "soon", undefined])("is over for %s", (until) => {
    expect(timeLeft(until, now)).toBeUndefined();
  });
});

describe("product layouts", () => {
  test("are six, found by the first path segment, with the plain one as fallback", () => {
    expect(productLayouts).toHaveLength(6);
    for (const layout of productLayouts) expect(layoutOf(`/${layout.path}/1`)).toBe(layout);
    expect(layoutOf("/").path).toBe("product");
  });
});

describe("gallery pictures", () => {
  const front = { path: "coat-front", alt: "A coat" };
  const size = [{ name: "m", stock: 1 } as const];
  const coat = sampleProduct({
    name: "Coat",
    variation: [
      { color: "black", image: "coat-black", size },
      { color: "blue", image: "coat-front", size },
    ],
  });

  test("start with the chosen colour's picture", () => {
    expect(galleryPictures(coat, { pictures: [front] }, "black")).toEqual([
      { path: "coat-black", alt: "Coat, black" },
      front,
    ]);
  });

  test("have the chosen colour's picture once, although it is among the product's pictures", () => {
    const pictures = [front, { path: "coat-2", alt: "From behind" }, { path: "coat-black", alt: "A black coat" }];
    const [, behind, black] = pictures;
    expect(galleryPictures(coat, { pictures }, "black")).toEqual([black, front, behind]);
  });

  test("mark alt texts made of an untranslated name with the name's language", () => {
    const [own] = galleryPictures({ ...coat, language: "en" }, { pictures: [front] }, "black", "Schwarz");
    expect(own).toMatchObject({ alt: "Coat, Schwarz", language: "en" });
  });

  test("show the front picture once for a colour without a picture of its own", () => {
    expect(galleryPictures(coat, { pictures: [front] }, "blue")).toEqual([front]);
  });

  test("are a single placeholder if there are none", () => {
    expect(galleryPictures(coat, { pictures: [] }, "black")).toEqual([{ path: undefined, alt: "Coat" }]);
  });
});
