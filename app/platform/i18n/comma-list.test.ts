import { expect, it } from "vitest";
import { commaList } from "./comma-list.ts";
import { createWords } from "./words.ts";

it.each([
  ["en", ["Coat", undefined, "black", "M"], "Coat, black, M"],
  ["ar", ["أسود", "M"], "أسود، M"],
  ["ar", ["أسود"], "أسود"],
  ["ar", [undefined, ""], ""],
])("in %s, %j are joined by the comma of the language", (language, parts, text) => {
  const { t } = createWords(language, {
    common: language === "ar" ? { "{{first}}, {{second}}": "{{first}}، {{second}}" } : {},
  });
  expect(commaList(t, parts)).toBe(text);
});
