import { expect, test } from "vitest";
import { instantIn } from "./wall-clock.ts";

test.each([
  ["in winter", "2026-11-30T23:59:00", "2026-11-30T22:59:00Z"],
  ["in summer", "2026-07-01T00:00:00", "2026-06-30T22:00:00Z"],
  ["on the morning of the day that loses an hour", "2027-03-28T01:30:00", "2027-03-28T00:30:00Z"],
  ["in the hour that is lost", "2027-03-28T02:30:00", "2027-03-28T01:30:00Z"],
  ["on the evening of that day", "2027-03-28T23:59:00", "2027-03-28T21:59:00Z"],
  ["on the morning of the day that gains an hour", "2026-10-25T01:30:00", "2026-10-24T23:30:00Z"],
  ["in the hour that comes twice", "2026-10-25T02:30:00", "2026-10-25T00:30:00Z"],
  ["on the evening of that day", "2026-10-25T23:59:00", "2026-10-25T22:59:00Z"],
])("a time in Berlin %s", (_, shown, instant) => {
  expect(new Date(instantIn("Europe/Berlin", Date.parse(`${shown}Z`))).toISOString()).toBe(
    new Date(instant).toISOString(),
  );
});

test("a time east of it all, and one in UTC", () => {
  const noon = Date.parse("2026-11-30T12:00:00Z");
  expect(instantIn("Pacific/Kiritimati", noon)).toBe(Date.parse("2026-11-29T22:00:00Z"));
  expect(instantIn("UTC", noon)).toBe(noon);
});
