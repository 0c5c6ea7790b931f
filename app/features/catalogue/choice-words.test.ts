import { describe, expect, test } from "vitest";
import { createWords } from "~/platform/i18n/words.ts";
import { asWritten, choiceInWords, choiceParts, ONLY } from "./choice-words.ts";

const { t } = createWords("en", {});

describe("a choice in words", () => {
  test.each([
    ["black", "xl", "Black, size XL"],
    ["sage", ONLY, "Sage"],
    [ONLY, "250 g, whole beans", "250 g, whole beans"],
    [ONLY, "42", "size 42"],
    [undefined, undefined, undefined],
  ])("%s and %s read %s", (color, size, words) => {
    expect(choiceInWords(t, color, size)).toBe(words);
  });

  test("has parts only for the colour and the size that a product has", () => {
    expect(choiceParts(asWritten, "black", "xl")).toEqual(["black", "XL"]);
    expect(choiceParts(asWritten, ONLY, "1 kg")).toEqual(["1 kg"]);
    expect(choiceParts(asWritten, null, null)).toEqual([]);
  });

  test("has its size translated", () => {
    const { t: german } = createWords("de", { common: { "whole beans": "ganze Bohnen" } });
    expect(choiceParts(german, ONLY, "whole beans")).toEqual(["ganze Bohnen"]);
    expect(choiceInWords(german, ONLY, "whole beans")).toBe("ganze Bohnen");
  });
});
