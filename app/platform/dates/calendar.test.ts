import { expect, test } from "vitest";
import { daysAfter, isDay, weekOf, workingDaysAfter } from "./calendar.ts";

const friday = "2026-11-20";

test("weekends do not count as working days", () => {
  expect(workingDaysAfter(friday, 0)).toBe(friday);
  expect(workingDaysAfter(friday, 1)).toBe("2026-11-23");
  expect(workingDaysAfter("2026-11-21", 5)).toBe("2026-11-27");
});

test("closed days do not count as working days, whether for one year or every year", () => {
  expect(workingDaysAfter("2026-12-23", 2, { days: ["12-25", "2026-12-24"] })).toBe("2026-12-29");
  expect(workingDaysAfter("2027-12-23", 1, { days: ["2026-12-24"] })).toBe("2027-12-24");
});

test("the days of a weekend may be others", () => {
  const closed = { weekdays: ["friday", "saturday"] } as const;
  expect(workingDaysAfter("2026-11-19", 1, closed), "the day after Thursday is Sunday").toBe("2026-11-22");
  expect(workingDaysAfter("2026-11-19", 2, { weekdays: [] })).toBe("2026-11-21");
});

test("zero working days from a closed day is the next working day", () => {
  expect(workingDaysAfter("2026-11-21", 0)).toBe("2026-11-23");
  expect(workingDaysAfter(friday, 0, { days: ["11-20", "11-23"] })).toBe("2026-11-24");
});

test("adding days works across DST changes and the end of a year", () => {
  expect(daysAfter("2026-10-20", 14)).toBe("2026-11-03");
  expect(daysAfter("2026-12-24", 14)).toBe("2027-01-07");
});

test("a week runs from Monday to Sunday", () => {
  expect(weekOf("2026-11-22")).toBe(weekOf("2026-11-16"));
  expect(weekOf("2026-11-23")).toBe(weekOf("2026-11-22") + 1);
});

test("a day is one of the calendar, in ISO form", () => {
  const written = ["2028-02-29", "2026-02-29", "2026-02-30", "2026-13-01", "2026-2-3", "2026-02-03T00:00Z", ""];
  expect(written.filter(isDay)).toEqual(["2028-02-29"]);
});
