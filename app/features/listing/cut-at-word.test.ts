import { expect, test } from "vitest";
import { cutAtWord } from "./cut-at-word.ts";

test.each([
  ["A long robe of wool and camel hair", 40, "A long robe of wool and camel hair"],
  ["A long robe of wool and camel hair", 34, "A long robe of wool and camel hair"],
  ["A long robe of wool and camel hair", 20, "A long robe of wool…"],
  ["A long robe of wool and camel hair", 19, "A long robe of…"],
  ["A long robe, tied with a belt", 13, "A long robe…"],
  ["A long robe – tied with a belt", 14, "A long robe…"],
  ["羊毛と駱駝の毛で編んだ長い上着", 8, "羊毛と駱駝の毛で…"],
])("%s cut to %i characters", (text, most, cut) => {
  expect(cutAtWord(text, most)).toBe(cut);
});
