import { expect, test } from "vitest";
import { dayIn } from "./day-in.ts";

test("the day is that of the shop, not of the server", () => {
  expect(dayIn("Europe/Berlin", new Date("2026-05-31T22:30:00Z"))).toBe("2026-06-01");
  expect(dayIn("UTC", new Date("2026-05-31T22:30:00Z"))).toBe("2026-05-31");
});
