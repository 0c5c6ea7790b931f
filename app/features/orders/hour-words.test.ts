import { expect, it } from "vitest";
import { hourWords } from "./hour-words.ts";

const iso = "2026-11-23T21:02:00.000Z";
const timeZone = "Europe/Berlin";

it("adds the time zone if the shopper's differs", () => {
  expect(hourWords(iso, "en", { timeZone, own: "Europe/Paris" })).toBe("22:02");
  expect(hourWords(iso, "en", { timeZone, own: "Europe/Lisbon" })).toBe("22:02 CET");
  expect(hourWords(iso, "de", { timeZone, own: "Europe/Helsinki" })).toBe("22:02 MEZ");
});
