import { expect, test } from "vitest";
import { intlModule } from "./intl-module.ts";

test("pages get from Intl only what they name: the shop's languages, its currencies and the countries given", () => {
  const settings = { languages: ["da", "fr"], fallbackLanguage: "da", currencies: ["DKK", "JPY"] as const };
  const code = intlModule(settings, ["AT"]);
  const written = (name: string) => {
    const [, value = ""] = new RegExp(`const ${name}: .*? = ([^;]*);`).exec(code) ?? [];
    return JSON.parse(value.replace(/,\n\}$/, "}"));
  };
  expect(written("ownSign")).toBe("kr.");
  expect(written("languageNames")).toEqual({ da: "Dansk", fr: "Français" });
  expect(written("countryNames")).toEqual({ da: { AT: "Østrig" }, fr: { AT: "Autriche" } });
  expect(written("currencyNames").fr).toEqual({ DKK: "couronne danoise", JPY: "yen japonais" });
  expect(written("decimalsOf")).toMatchObject({ JPY: 0, KWD: 3 });
  expect(written("moneyForms").da).toMatchObject({ decimal: ",", group: "." });
});
