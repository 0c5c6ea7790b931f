import { describe, expect, test } from "vitest";
import { ONLY } from "../catalogue/choice-words.ts";
import type { ProductSummary } from "../catalogue/product.ts";
import {
  choicePath,
  colourAmong,
  colourOptions,
  missingOf,
  readChoice,
  sizeOptions,
  stockOfChoice,
  withColour,
  writeChoice,
} from "./choice.ts";
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

describe("the choice in the address", () => {
  test("colour and size are read and written as they are", () => {
    expect(read("colour=black&size=m")).toEqual({ colour: "black", size: "m" });
    expect(writeChoice({ colour: "black", size: "m" }, new URLSearchParams("from=letter")).toString()).toBe(
      "from=letter&colour=black&size=m",
    );
    expect(writeChoice({ colour: "white" }, new URLSearchParams("colour=black&size=m")).toString()).toBe(
      "colour=white",
    );
  });

  test("is not one of a language: whoever has taken another since would be back in it at the next reload", () => {
    expect(writeChoice({ colour: "white" }, new URLSearchParams("lng=de")).toString()).toBe("colour=white");
  });

  test("the product's own address holds it, and nothing where nothing is chosen", () => {
    expect(choicePath(coat, { colour: "black", size: "m" })).toBe(`/product/${coat.id}?colour=black&size=m`);
    expect(choicePath(coat, {})).toBe(`/product/${coat.id}`);
    expect(choicePath(coat, { colour: ONLY })).toBe(`/product/${coat.id}`);
  });

  test("what the product does not come in is left out", () => {
    expect(read("colour=brown&size=m")).toEqual({ size: "m" });
    expect(read("colour=white&size=xxl")).toEqual({ colour: "white" });
    expect(read("colour=__proto__&size=%00")).toEqual({});
    expect(read("colour=black&size=m", plain)).toEqual({});
  });

  test("a sold-out size can be looked at, to be told when it is back", () => {
    expect(read("colour=black&size=xxl")).toEqual({ colour: "black", size: "xxl" });
  });
});

describe("a product among others of a colour", () => {
  test("shows the first of its colours that was looked for, sold-out ones last", () => {
    expect(colourAmong(coat, { colour: ["black"], size: [] })).toBe("black");
    expect(colourAmong(coat, { colour: ["black", "white"], size: [] })).toBe("white");
    expect(colourAmong(coat, { colour: ["blue", "black"], size: [] })).toBe("black");
    expect(colourAmong(coat, { colour: ["blue"], size: [] })).toBe("blue");
  });

  test("shows the colour that there is in a size that was looked for", () => {
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

  test("shows none where none was looked for or it comes in no such colour", () => {
    expect(colourAmong(coat, { colour: [], size: [] })).toBeUndefined();
    expect(colourAmong(coat, { colour: ["green"], size: [] })).toBeUndefined();
    expect(colourAmong(plain, { colour: ["black"], size: [] })).toBeUndefined();
  });
});

describe("what can be chosen", () => {
  test("a colour without any piece is sold out", () => {
    expect(colourOptions(coat)).toEqual([
      { value: "white" },
      { value: "black" },
      { value: "blue", obstacle: "sold-out" },
    ]);
  });

  test("sizes say for the chosen colour why they cannot be had", () => {
    expect(sizeOptions(coat, "black")).toEqual([
      { value: "x", obstacle: "not-made" },
      { value: "m" },
      { value: "xxl", obstacle: "sold-out" },
    ]);
    expect(sizeOptions(coat)).toEqual([{ value: "x" }, { value: "m" }, { value: "xxl", obstacle: "sold-out" }]);
  });

  test("another colour keeps the size only where it can be had", () => {
    expect(withColour(coat, { colour: "white", size: "m" }, "black")).toEqual({ colour: "black", size: "m" });
    expect(withColour(coat, { colour: "white", size: "x" }, "black")).toEqual({ colour: "black" });
  });

  test("stock is that of the choice, and the most there is while it is open", () => {
    expect(stockOfChoice(coat, { colour: "white", size: "x" })).toBe(3);
    expect(stockOfChoice(coat, { size: "m" })).toBe(7);
    expect(stockOfChoice(coat, { colour: "blue" })).toBe(0);
    expect(stockOfChoice(plain, {})).toBe(4);
  });

  test("what is missing is named, nothing for a product without variations", () => {
    expect(missingOf(coat, {})).toEqual(["colour", "size"]);
    expect(missingOf(coat, { colour: "white" })).toEqual(["size"]);
    expect(missingOf(plain, {})).toEqual([]);
  });
});

describe("goods that come in sizes alone", () => {
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

  test("leave no colour to choose, and keep it out of the address", () => {
    expect(read("", beans)).toEqual({ colour: ONLY });
    expect(missingOf(beans, read("", beans))).toEqual(["size"]);
    expect(missingOf(beans, read("size=250 g", beans))).toEqual([]);
    expect(writeChoice(read("size=250 g", beans)).toString()).toBe("size=250+g");
  });

  test("show any sizes, in the order of the catalogue", () => {
    expect(sizeOptions(beans, ONLY).map(({ value }) => value)).toEqual(["1 kg", "250 g", "80 g"]);
  });
});
