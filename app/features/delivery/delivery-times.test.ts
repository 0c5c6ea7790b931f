import { describe, expect, test } from "vitest";
import { shop as sample } from "../../../tests/fixtures/sample-shop.config.ts";
import { createWords } from "../../platform/i18n/words.ts";
import type { Shop } from "../../settings/shop.ts";
import { closedIn } from "../../settings/weekend.ts";
import { arrival, arrivalDays, writtenDays } from "./delivery-times.ts";

const shop: Shop = { ...sample, delivery: { ...sample.delivery, closedDays: ["12-25"] } };
const english = createWords("en", {});
const way = (id: string, ...days: [number, number]) => ({ id, days });
/** Replaces the thin spaces that `Intl` puts between the days by plain ones. */
const withPlainSpaces = (sentence: string) => sentence.replace(/\s/g, " ");

describe("delivery dates", () => {
  test("are counted from the day after payment, skipping weekends and closed days", () => {
    expect(arrivalDays(way("standard", 2, 4), "2026-11-23", closedIn(shop))).toEqual(["2026-11-25", "2026-11-27"]);
    const gulf = { ...shop, company: { ...shop.company, country: "KW" } };
    expect(arrivalDays(way("standard", 1, 2), "2026-11-26", closedIn(gulf)), "no Friday, but Sunday").toEqual([
      "2026-11-29",
      "2026-11-30",
    ]);
    const delivery = { ...shop.delivery, closedWeekdays: ["sunday"] as const };
    expect(arrivalDays(way("standard", 1, 2), "2026-11-26", closedIn({ ...shop, delivery }))).toEqual([
      "2026-11-27",
      "2026-11-28",
    ]);
    expect(arrivalDays(way("standard", 2, 4), "2026-12-23", closedIn(shop))).toEqual(["2026-12-28", "2026-12-30"]);
  });

  test("are shown in a sentence, with its own wording for collection", () => {
    expect(withPlainSpaces(arrival(way("standard", 2, 4), "2026-11-24", closedIn(shop), english))).toBe(
      "Arrives Thu 26 Nov – Mon 30 Nov",
    );
    expect(withPlainSpaces(arrival(way("pickup", 1, 1), "2026-11-24", closedIn(shop), english))).toBe(
      "Ready to collect Wed 25 Nov",
    );
  });

  test("are formatted for the language", () => {
    expect(withPlainSpaces(writtenDays(["2026-11-26", "2026-11-30"], "de"))).toBe("Do., 26. – Mo., 30. Nov.");
    expect(withPlainSpaces(writtenDays(["2026-11-26", "2026-11-26"], "fr"))).toBe("jeu. 26 nov.");
  });
});
