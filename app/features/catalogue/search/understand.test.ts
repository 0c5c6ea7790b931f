import { describe, expect, it } from "vitest";
import { changeOf, understand } from "./understand.ts";
import { lexiconOfAll } from "./words/load-words.ts";

const { grammar } = await lexiconOfAll();

const names = ["black friday", "grain free"];
const shop = {
  colours: ["white", "black", "night blue", "blue", "green"],
  sizes: ["x", "m", "xl", "xxl"],
  isName: (phrase: string) => names.includes(phrase),
};
const read = (typed: string) => {
  const { words, understood } = understand(typed, shop, grammar);
  return [words, changeOf(understood)];
};

describe("a query", () => {
  it.each([
    ["lamp under 60", "lamp", { max: 60 }],
    ["sofa under 1200 euro", "sofa", { max: 1200 }],
    ["Sofa bis 1.200 €", "Sofa", { max: 1200 }],
    ["menos de 350 euros", "", { max: 350 }],
    ["حقيبة بأقل من ١٠٠ يورو", "حقيبة", { max: 100 }],
    ["chair between 100 and 200", "chair", { min: 100, max: 200 }],
    ["from 20 to 30 euros gift", "gift", { min: 20, max: 30 }],
    ["sofa 100-200 €", "sofa", { min: 100, max: 200 }],
    ["over 100 under 60", "", { min: 60, max: 100 }],
    ["lampe 30€", "lampe", { max: 30 }],
    ["€50 gift", "gift", { max: 50 }],
    ["coat between 100 and 150 in black", "coat in", { min: 100, max: 150, colour: ["black"] }],
  ])("has its prices read: %s", (typed, words, change) => expect(read(typed)).toEqual([words, change]));

  it.each([
    ["coat size xl", "coat", { size: ["xl"] }],
    ["Mantel Größe XL", "Mantel", { size: ["xl"] }],
    ["manteau taille m", "manteau", { size: ["m"] }],
    ["xl", "", { size: ["xl"] }],
    ["boots size 42", "boots", { size: ["42"] }],
    ["sofa narrower than 60 cm", "sofa", { measures: { width: { max: 60 } } }],
    ["shelf 30 cm wide and 80 cm high", "shelf and", { measures: { width: near(30), height: near(80) } }],
    ["sofá de menos de 1,6 m de ancho", "sofá de", { measures: { width: { max: 160 } } }],
    ["wheel 18 inch", "wheel", { measures: { inches: near(18) } }],
    ['27" monitor', "monitor", { measures: { inches: near(27) } }],
    ["termo 0,75 litros", "termo", { measures: { volume: near(750) } }],
    ["brake discs 5x112", "brake discs 5 112", {}],
    ["engine oil 5w30", "engine oil 5w30", {}],
  ])("has its sizes and measures read: %s", (typed, words, change) => expect(read(typed)).toEqual([words, change]));

  it.each([
    ["red scarf", "scarf", { colour: ["red"] }],
    ["schwarze Jacke", "Jacke", { colour: ["black"] }],
    ["dark blue coat", "coat", { colour: ["night blue", "blue"].toReversed().slice(0, 1) }],
    ["bleu", "", { colour: ["night blue", "blue"] }],
    ["black friday", "black friday", {}],
    ["cake without nuts", "cake", { without: ["nuts"] }],
    ["Torte ohne Soja", "Torte", { without: ["soja"] }],
    ["zuckerfreie Kekse", "Kekse", { without: ["zucker"] }],
    ["dog allergic to chicken", "dog", { without: ["chicken"] }],
    ["cake without nuts or soy", "cake", { without: ["nuts", "soy"] }],
    ["écouteurs sans fil", "écouteurs sans fil", {}],
    ["grain free cat food", "grain free cat food", {}],
    ["jackets on sale", "jackets", { onSale: true }],
    ["new in", "", { isNew: true }],
  ])("has its colours, its “without” and what is reduced or new read: %s", (typed, words, change) =>
    expect(read(typed)).toEqual([words, change]),
  );

  it.each(["coat for 5 year olds", "from 5 to 9 years", "under", "cake for 12 people", "kids", "lamp under 30 years"])(
    "keeps numbers that are no price, and words alone: %s",
    (typed) => expect(read(typed)).toEqual([typed, {}]),
  );

  it("of any signs gives a reading", () => {
    const odd = [
      "%$§ (((",
      "under under under",
      "€",
      "0",
      "-5 euro",
      "under 99999999999999",
      "x".repeat(5000),
      "1 ".repeat(2500),
    ];
    for (const typed of odd) expect(() => read(typed)).not.toThrow();
  });
});

function near(value: number) {
  return { min: value * 0.98, max: value * 1.02 };
}
