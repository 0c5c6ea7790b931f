import { expect, test } from "vitest";
import { daysAfter, weekOf, workingDaysAfter } from "./working-days-after.ts";

test("weekends are not counted among working days", () => {
  const friday = "2026-11-20";
  expect(workingDaysAfter(friday, 0)).toBe(friday);
  expect(workingDaysAfter(friday, 1)).toBe("2026-11-23");
  expect(workingDaysAfter("2026-11-21", 5)).toBe("2026-11-27");
});

test("a day is a day where clocks are put back in between, and where a year ends", () => {
  expect(daysAfter("2026-10-20", 14)).toBe("2026-11-03");
  expect(daysAfter("2026-12-24", 14)).toBe("2027-01-07");
});

test("a week goes from Monday to Sunday", () => {
  expect(weekOf("2026-11-22")).toBe(weekOf("2026-11-16"));
  expect(weekOf("2026-11-23")).toBe(weekOf("2026-11-22") + 1);
});
