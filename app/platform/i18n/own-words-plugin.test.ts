import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { shop } from "../../../shop.config.ts";
import { withEnglishForms, withOwn } from "./own-words-plugin.ts";
import { createWords } from "./words.ts";

it("an owner's wording takes precedence over the shop's in every translation file for browsers", () => {
  const own = { "Add to cart": "In den Beutel", "Place order": "Jetzt kaufen", Moos: "Moss" };
  const files = {
    common: { "Add to cart": "In den Warenkorb", Search: "Suche" },
    checkout: { "Place order": "Bestellen", Back: "Zurück" },
  };
  const common = withOwn("common", files.common, own);
  const checkout = withOwn("checkout", files.checkout, own);
  expect(checkout, "sentences of other screens are left out").toEqual({
    "Place order": "Jetzt kaufen",
    Back: "Zurück",
  });
  const words = createWords("xx", { common, checkout });
  expect(words.t("Add to cart")).toBe("In den Beutel");
  expect(words.t("Search")).toBe("Suche");
  expect(words.forNamespace("checkout")("Place order")).toBe("Jetzt kaufen");
  expect(words.forNamespace("checkout")("Moos")).toBe("Moss");
});

it("a sentence with a number that a language does not have is counted as in English, by English's rules", () => {
  const english = { "{{count}} reviews_one": "{{count}} review", "{{count}} reviews_other": "{{count}} reviews" };
  const empty = { "{{count}} reviews_one": "", "{{count}} reviews_other": "" };
  const counted = (language: string, dictionary: Record<string, string>) => {
    const { t } = createWords(language, { common: withEnglishForms(dictionary, english) });
    return [0, 1, 21].map((count) => t("{{count}} reviews", { count }));
  };
  for (const language of ["it", "ja", "ru", "fr"])
    for (const dictionary of [{}, empty])
      expect(counted(language, dictionary), language).toEqual(["0 reviews", "1 review", "21 reviews"]);
  expect(counted("ja", { "{{count}} reviews_other": "レビュー{{count}}件" })).toEqual([
    "レビュー0件",
    "レビュー1件",
    "レビュー21件",
  ]);
});

it("a translated language gets nothing in English", () => {
  const read = (language: string, file: string) =>
    JSON.parse(readFileSync(`public/locales/${language}/${file}`, "utf8"));
  for (const language of shop.languages.filter((one) => one !== "en"))
    for (const file of readdirSync("public/locales/en"))
      expect(withEnglishForms(read(language, file), read("en", file))).toEqual(read(language, file));
});
