import { expect, it } from "vitest";
import { withOwn } from "./own-words-plugin.ts";
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
  expect(words.within("checkout")("Place order")).toBe("Jetzt kaufen");
  expect(words.within("checkout")("Moos")).toBe("Moss");
});
