import { describe, expect, test } from "vitest";
import { choicePath } from "../catalogue/addresses.ts";
import { writeChoice } from "../catalogue/choice-query.ts";
import { ONLY } from "../catalogue/choice-words.ts";
import type { ProductSummary } from "../catalogue/product.ts";
import { colourAmong, colourOptions, missingOf, readChoice, sizeOptions, stockOfChoice, withColour } from "./choice.ts";
import { sampleProduct } from "./test-product.ts";

const coat: ProductSummary = sampleProduct({
  variation: [
    {
      color: "white",
      image: "white",
      size: [
        { name: "x", stock: 3 },
        { name: "m", stock: 2 },
      ],
    },
    {
      color: "black",
      image: "black",
      size: [
        { name: "m", stock: 7 },
        { name: "xxl", stock: 0 },
      ],
    },
    { color: "blue", image: "blue", size: [{ name: "m", stock: 0 }] },
  ],
});
const plain = sampleProduct({ stock: 4 });
const read = (text: string, product = coat) => readChoice(product, new URLSearchParams(text));

describe("the choice in the URL", () => {
  test("reads and writes colour and size", () => {
    expect(read("colour=black&size=m")).toEqual({ colour: "black", size: "m" });
    expect(writeChoice({ colour: "black", size: "m" }, new URLSearchParams("from=letter")).toString()).toBe(
      "from=letter&colour=black&size=m",
    );
    expect(writeChoice({ colour: "white" }, new URLSearchParams("colour=black&size=m")).toString()).toBe(
      "colour=white",
    );
  });

  test("drops the language: a reload would otherwise switch back to it", () => {
    expect(writeChoice({ colour: "white" }, new URLSearchParams("lng=de")).toString()).toBe("colour=white");
  });

  test("is part of the product's path; nothing is added without a choice", () => {
    expect(choicePath(coat, { colour: "black", size: "m" })).toBe(`/product/${coat.id}?colour=black&size=m`);
    expect(choicePath(coat, {})).toBe(`/product/${coat.id}`);
    expect(choicePath(coat, { colour: ONLY })).toBe(`/product/${coat.id}`);
  });

  test("drops what the product does not come in", () => {
    expect(read("colour=brown&size=m")).toEqual({ size: "m" });
    expect(read("colour=white&size=xxl")).toEqual({ colour: "white" });
    expect(read("colour=__proto__&size=%00")).toEqual({});
    expect(read("colour=black&size=m", plain)).toEqual({});
  });

  test("accepts a sold-out size, for the back-in-stock form", () => {
    expect(read("colour=black&size=xxl")).toEqual({ colour: "black", size: "xxl" });
  });
});

describe("the colour shown in a filtered listing", () => {
  test("is the product's first filtered colour, sold-out ones last", () => {
    expect(colourAmong(coat, { colour: ["black"], size: [] })).toBe("black");
    expect(colourAmong(coat, { colour: ["black", "white"], size: [] })).toBe("white");
    expect(colourAmong(coat, { colour: ["blue", "black"], size: [] })).toBe("black");
    expect(colourAmong(coat, { colour: ["blue"], size: [] })).toBe("blue");
  });

  test("prefers a colour that is in stock in a filtered size", () => {
    const sizes = (m: number, xl: number) => [
      { name: "m", stock: m },
      { name: "xl", stock: xl },
    ];
    const shirt = sampleProduct({
      variation: [
        { color: "white", image: "white", size: sizes(2, 0) },
        { color: "black", image: "black", size: sizes(1, 3) },
      ],
    });
    expect(colourAmong(shirt, { colour: ["white", "black"], size: ["m"] })).toBe("white");
    expect(colourAmong(shirt, { colour: ["white", "black"], size: ["xl"] })).toBe("black");
    expect(colourAmong(shirt, { colour: ["white"], size: ["xl"] })).toBe("white");
  });

  test("is undefined without a filter or if the product comes in no such colour", () => {
    expect(colourAmong(coat, { colour: [], size: [] })).toBeUndefined();
    expect(colourAmong(coat, { colour: ["green"], size: [] })).toBeUndefined();
    expect(colourAmong(plain, { colour: ["black"], size: [] })).toBeUndefined();
  });
});

describe("choice options", () => {
  test("mark a colour without stock as sold out", () => {
    expect(colourOptions(coat)).toEqual([
      { value: "white" },
      { value: "black" },
      { value: "blue", obstacle: "sold-out" },
    ]);
  });

  test("explain for the chosen colour why a size is unavailable", () => {
    expect(sizeOptions(coat, "black")).toEqual([
      { value: "x", obstacle: "not-made" },
      { value: "m" },
      { value: "xxl", obstacle: "sold-out" },
    ]);
    expect(sizeOptions(coat)).toEqual([{ value: "x" }, { value: "m" }, { value: "xxl", obstacle: "sold-out" }]);
  });

  test("another colour keeps the size only if that is available", () => {
    expect(withColour(coat, { colour: "white", size: "m" }, "black")).toEqual({ colour: "black", size: "m" });
    expect(withColour(coat, { colour: "white", size: "x" }, "black")).toEqual({ colour: "black" });
  });

  test("stock is that of the choice, and the highest possible one while it is incomplete", () => {
    expect(stockOfChoice(coat, { colour: "white", size: "x" })).toBe(3);
    expect(stockOfChoice(coat, { size: "m" })).toBe(7);
    expect(stockOfChoice(coat, { colour: "blue" })).toBe(0);
    expect(stockOfChoice(plain, {})).toBe(4);
  });

  test("lists what is missing; nothing for a product without variations", () => {
    expect(missingOf(coat, {})).toEqual(["colour", "size"]);
    expect(missingOf(coat, { colour: "white" })).toEqual(["size"]);
    expect(missingOf(plain, {})).toEqual([]);
  });
});

describe("products with sizes only", () => {
  const beans = sampleProduct({
    variation: [
      {
        color: ONLY,
        image: "beans",
        size: [
          { name: "1 kg", stock: 2 },
          { name: "250 g", stock: 9 },
          { name: "80 g", stock: 0 },
        ],
      },
    ],
  });

  test("have no colour choice, and keep it out of the URL", () => {
    expect(read("", beans)).toEqual({ colour: ONLY });
    expect(missingOf(beans, read("", beans))).toEqual(["size"]);
    expect(missingOf(beans, read("size=250 g", beans))).toEqual([]);
    expect(writeChoice(read("size=250 g", beans)).toString()).toBe("size=250+g");
  });

  test("show any sizes, in catalogue order", () => {
    expect(sizeOptions(beans, ONLY).map(({ value }) => value)).toEqual(["1 kg", "250 g", "80 g"]);
  });
});
