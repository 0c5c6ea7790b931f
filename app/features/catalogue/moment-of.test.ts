import { expect, test } from "vitest";
import { momentOf } from "./stored-catalogue.ts";

test.each([
  ["2026-11-30T23:59", "2026-11-30T22:59:00.000Z"],
  ["November 30, 2026 23:59", "2026-11-30T22:59:00.000Z"],
  ["2026-07-31", "2026-07-30T22:00:00.000Z"],
  ["2026-11-30T23:59Z", "2026-11-30T23:59:00.000Z"],
  ["2026-11-30T23:59+02:00", "2026-11-30T21:59:00.000Z"],
  ["2026-11-30 23:59 +0200", "2026-11-30T21:59:00.000Z"],
  ["November 30, 2026 23:59 UTC", "2026-11-30T23:59:00.000Z"],
])("the end of an offer written as %s is in the shop's time zone, unless it names one", (written, instant) => {
  expect(new Date(momentOf(written, "Europe/Berlin")).toISOString()).toBe(instant);
});

test("what is no time has no moment", () => {
  expect(momentOf("soon", "Europe/Berlin")).toBeNaN();
});
