import { describe, expect, it } from "vitest";
import { titleOf } from "../../features/catalogue/department-names.ts";
import { createWords } from "./words.ts";

const arabic = createWords("ar", {
  common: {
    "{{count}} products_zero": "لا منتجات",
    "{{count}} products_two": "منتجان",
    "{{count}} products_few": "{{count}} منتجات",
    "{{count}} products_other": "{{count}} منتج",
  },
  checkout: { Pay: "ادفع" },
});

describe("a sentence", () => {
  it("takes the plural form of its language", () => {
    expect([0, 2, 5, 100].map((count) => arabic.t("{{count}} products", { count }))).toEqual([
      "لا منتجات",
      "منتجان",
      "5 منتجات",
      "100 منتج",
    ]);
  });

  it("is looked up in its namespace first, then in the common one", () => {
    const t = arabic.forNamespace("checkout");
    expect([t("Pay"), t("{{count}} products", { count: 2 })]).toEqual(["ادفع", "منتجان"]);
  });

  it("without a translation is shown in English, filled in, and reported", () => {
    const missing: string[] = [];
    const { t } = createWords("de", {}, (sentence) => missing.push(sentence));
    expect(t("Remove {{name}}", { name: "Oak Chair" })).toBe("Remove Oak Chair");
    expect(missing).toEqual(["Remove {{name}}"]);
  });

  it("is never an inherited property of an object, whatever products are called", () => {
    expect(["constructor", "toString", "__proto__"].map((name) => arabic.t(titleOf(name)))).toEqual([
      "Constructor",
      "ToString",
      "__proto__",
    ]);
    expect(arabic.t("constructor")).toBe("constructor");
  });

  it("keeps a placeholder that has no value", () => {
    expect(arabic.t("From {{city}}")).toBe("From {{city}}");
  });
});
