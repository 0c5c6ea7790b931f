import products from "virtual:catalogue/summaries";
import { describe, expect, it } from "vitest";
import { sampleProduct } from "../../product/test-product.ts";
import type { ProductSummary } from "../product.ts";
import { createProductSearch, readTyped } from "./search-products.ts";
import { markMatches, plainWords } from "./search-words.ts";

const search = createProductSearch(products);
const found = (words: string) =>
  [search.find, search.findFuzzy].map((find) => find(words)).find((some) => some.length > 0);
const names = (words: string) => (found(words) ?? []).map((product) => product.name);

describe("searching for products", () => {
  it("finds by name, best match first", () => {
    expect(names("oak lounge chair")[0]).toBe("Oak Lounge Chair");
    expect(names("monstera")).toEqual(["Potted Monstera"]);
  });

  it("ranks names above tags, whole words above prefixes, and of equals the best-selling first", () => {
    const made = (id: string, name: string, tag: string, saleCount = 1) =>
      sampleProduct({ id, name, tag: [tag], category: ["goods"], saleCount });
    const idsFor = (words: string, ...goods: ProductSummary[]) =>
      createProductSearch(goods)
        .find(words)
        .map(({ id }) => id);
    const named = made("named", "Brass reading lamp with a linen shade and a long cord", "goods");
    expect(idsFor("lamp", made("tagged", "Shade", "lamp"), named)).toEqual(["named", "tagged"]);
    const begun = made("begun", "Penguins at sea", "goods");
    expect(idsFor("pengui", begun, made("whole", "Set", "pen"))).toEqual(["begun"]);
    expect(idsFor("pen", begun, made("whole", "Set", "pen")), "a known word begins no other").toEqual(["whole"]);
    expect(idsFor("mug", made("seldom", "Mug", "goods"), made("often", "Mug", "goods", 90))).toEqual([
      "often",
      "seldom",
    ]);
  });

  it("searches for a filler word if nothing else was typed", () => {
    expect(names("the")).toContain("The Sunday Pantry");
  });

  it("finds while the last word is still being typed", () => {
    expect(names("oak lou")[0]).toBe("Oak Lounge Chair");
    expect(names("hea").join()).toContain("Headphones");
  });

  it.each([
    ["armchiar", "Caramel Bouclé Armchair"],
    ["umbrela", "Crook Handle Umbrella"],
    ["stethascope", "Classic Stethoscope"],
    ["cactis", "Branching Column Cactus"],
    ["chesterfeild", "Chestnut Leather Chesterfield"],
    ["oak chiar", "Oak Lounge Chair"],
    ["charis", "Black Ash Spindle Chair"],
    ["head phones", "Walnut Studio Headphones"],
    ["oakchair", "Oak Lounge Chair"],
    ["t-shirt", "Breton Stripe Tee"],
    ["Kopfhroerer", "Walnut Studio Headphones"],
  ])("understands the typo %s", (typed, name) => {
    expect(names(typed)).toContain(name);
  });

  it.each([
    ["couch", "Curved Bouclé Sofa"],
    ["rucksack", "Canvas Flap Backpack"],
    ["sweater", "Fair Isle Jumper"],
    ["pajamas", "Dotty Pyjama Set"],
    ["perfume", "Amaranth Eau de Parfum"],
    ["Stuhl", "Oak Lounge Chair"],
    ["canapé", "Curved Bouclé Sofa"],
    ["paraguas", "Crook Handle Umbrella"],
    ["ساعة", "Leather Strap Watch"],
    ["gift for a gardener", "Linen Garden Journal"],
    ["Geschenk für Gärtner", "Echeveria Bowl"],
    ["birthday cake", "Chocolate Drip Cake"],
    ["present for dad", "Keepsake Gift Card Box"],
    ["Hundefutter", "Salmon Dog Kibble"],
    ["Zimmerpflanze", "Potted Monstera"],
    ["plant for a dark room", "Trailing Pothos"],
    ["plante pièce sombre", "Tall Snake Plant"],
    ["sale", "Oak Lounge Chair"],
  ])("knows what %s is", (typed, name) => {
    expect(names(typed)).toContain(name);
  });

  it("does not take the beginning of a synonym for the word, nor two letters for swapped ones", () => {
    for (const typed of ["tv", "bar"]) expect([typed, names(typed).length]).toEqual([typed, 0]);
    expect(names("red"), "and not what is reduced").toEqual([
      "Festive Smart Speaker",
      "Festive Vacuum Flask",
      "Festive Espresso Pot",
    ]);
    expect(names("off"), "the office is what begins so").toHaveLength(3);
    expect(names("reduc").length, "what is reduced").toBeGreaterThan(50);
    expect(names("couc")).toContain("Curved Bouclé Sofa");
    const reds = createProductSearch([
      sampleProduct({ id: "a", name: "Red Mug" }),
      sampleProduct({ id: "b", name: "Redwood Tray" }),
      sampleProduct({ id: "c", name: "Blue Mug", discount: 20 }),
    ]);
    expect(reds.find("red").map(({ id }) => id)).toEqual(["a"]);
    expect(reds.find("redw").map(({ id }) => id)).toEqual(["b"]);
  });

  it("finds article numbers without their hyphens, and Dutch words with y for ij", () => {
    const goods = createProductSearch([
      sampleProduct({ id: "a", name: "Wijnglas", sku: "M-3-4" }),
      sampleProduct({ id: "b", name: "Mok", sku: "M-3-5" }),
    ]);
    for (const typed of ["m34", "M-3-4", "m 34", "wyn", "wijn", "Wĳn", "wynglas"])
      expect([typed, goods.find(typed).map(({ id }) => id)]).toEqual([typed, ["a"]]);
    expect(markMatches("Wijnglas", "wyn").map(({ text }) => text)).toEqual(["Wijn", "glas"]);
  });

  it("ignores accents, capitals, plurals and punctuation", () => {
    expect(names("BOUCLE")).toEqual(names("bouclé"));
    expect(names("sofas!!")).toEqual(names("sofa"));
    expect(names("  first-aid ")).toContain("Family First-Aid Kit");
  });

  it("finds departments and tags", () => {
    expect(
      search.find("organic food").every((p) => p.category[0] === "organic food" || p.tag.includes("organic food")),
    ).toBe(true);
    expect(search.find("furniture").length).toBeGreaterThanOrEqual(8);
  });

  it("finds nothing if nothing matches, but offers the nearest", () => {
    expect(names("helicopter zebra")).toEqual([]);
    expect(names("oak helicopter")).toEqual([]);
    expect(search.nearest("oak helicopter", 4).map((p) => p.name)).toContain("Oak Lounge Chair");
    expect(search.nearest("qqqq", 4)).toEqual([]);
  });

  it("copes with 10,000 characters, punctuation alone and odd names", () => {
    for (const typed of ["x".repeat(10_000), "oak ".repeat(2_500), "%$§ (((", "", "constructor", "__proto__", "\u0000"])
      expect(() => [search.find(typed), search.nearest(typed, 3)]).not.toThrow();
    expect(names("oak ".repeat(2_500))).toContain("Oak Lounge Chair");
  });
});

it("limits characters that expand to whole words like the words themselves", () => {
  const words = plainWords(readTyped("\ufdfa".repeat(120))).join(" ");
  expect(words.length).toBeLessThanOrEqual(120);
  expect(words.split(" ").length).toBeLessThanOrEqual(8);
});

it("marks what was typed in a name", () => {
  expect(markMatches("Caramel Bouclé Armchair", "boucle arm")).toEqual([
    { text: "Caramel", isMatch: false },
    { text: " ", isMatch: false },
    { text: "Bouclé", isMatch: true },
    { text: " ", isMatch: false },
    { text: "Arm", isMatch: true },
    { text: "chair", isMatch: false },
  ]);
});
