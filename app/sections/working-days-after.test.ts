import { expect, test } from "vitest";
import { workingDaysAfter } from "./working-days-after.ts";

test("weekends are not counted", () => {
  const friday = new Date(2026, 10, 20, 12);
  expect(workingDaysAfter(friday, 0)).toEqual(friday);
  expect(workingDaysAfter(friday, 1)).toEqual(new Date(2026, 10, 23, 12));
  expect(workingDaysAfter(new Date(2026, 10, 21, 12), 5)).toEqual(new Date(2026, 10, 27, 12));
});
