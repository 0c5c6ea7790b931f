import { expect, it } from "vitest";
import { formatTime } from "./format-time.ts";

const iso = "2026-11-23T21:02:00.000Z";
const timeZone = "Europe/Berlin";

it("adds the time zone if the shopper's differs", () => {
  expect(formatTime(iso, "en", { timeZone, own: "Europe/Paris" })).toBe("22:02");
  expect(formatTime(iso, "en", { timeZone, own: "Europe/Lisbon" })).toBe("22:02 CET");
  expect(formatTime(iso, "de", { timeZone, own: "Europe/Helsinki" })).toBe("22:02 MEZ");
});
