import { expect, test } from "vitest";
import { shop } from "../../../shop.config.ts";
import { officialNotice } from "./official-notice.ts";

const folder = "/content/legal-guarantee";
const own = shop.fallbackLanguage;

test("the official notice is in the shopper's language, else in the shop's fallback language, else missing", () => {
  const files = { [`${folder}/fr.png`]: "/assets/fr-1.png", [`${folder}/${own}.svg`]: "/assets/own-1.svg" };
  expect(officialNotice("fr", files)).toBe("/assets/fr-1.png");
  expect(officialNotice("es", files)).toBe("/assets/own-1.svg");
  expect(officialNotice("es", { [`${folder}/fr.png`]: "/assets/fr-1.png" })).toBeUndefined();
  expect(officialNotice(own, {})).toBeUndefined();
});
