import { expect, it } from "vitest";
import { blackFriday } from "./black-friday.ts";

const inBerlin = (text: string) => new Date(blackFriday(Date.parse(text), "Europe/Berlin")).toISOString();

it.each([
  ["2026-11-22T10:00:00Z", "2026-11-26T23:00:00.000Z"],
  ["2026-06-01T10:00:00Z", "2026-11-26T23:00:00.000Z"],
  ["2023-01-01T00:00:00Z", "2023-11-23T23:00:00.000Z"],
  ["2029-11-01T00:00:00Z", "2029-11-22T23:00:00.000Z"],
])("after %s, the next Black Friday begins at %s", (now, begin) => expect(inBerlin(now)).toBe(begin));

it("lasts a day, and then next year's follows", () => {
  expect(inBerlin("2026-11-27T22:59:59Z")).toBe("2026-11-26T23:00:00.000Z");
  expect(inBerlin("2026-11-27T23:00:00Z")).toBe("2027-11-25T23:00:00.000Z");
});

it("begins at midnight in the shop's time zone", () => {
  const now = Date.parse("2026-11-22T10:00:00Z");
  expect(new Date(blackFriday(now, "America/New_York")).toISOString()).toBe("2026-11-27T05:00:00.000Z");
  expect(new Date(blackFriday(now, "Pacific/Auckland")).toISOString()).toBe("2026-11-26T11:00:00.000Z");
});
