import { expect, test, vi } from "vitest";
import { createToday, dayIn } from "./day-in.ts";

test("the day is that of the shop's time zone, not the server's", () => {
  expect(dayIn("Europe/Berlin", new Date("2026-05-31T22:30:00Z"))).toBe("2026-06-01");
  expect(dayIn("UTC", new Date("2026-05-31T22:30:00Z"))).toBe("2026-05-31");
});

test("today changes to tomorrow within a minute of midnight", () => {
  const today = createToday("Europe/Berlin");
  vi.setSystemTime("2026-05-31T21:59:30Z");
  expect(today()).toBe("2026-05-31");
  vi.setSystemTime("2026-05-31T22:00:30Z");
  expect(today()).toBe("2026-06-01");
  vi.useRealTimers();
});
