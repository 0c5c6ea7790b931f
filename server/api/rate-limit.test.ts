import { expect, test } from "vitest";
import { createClock } from "../../app/features/orders/test-shop.ts";
import { createRateLimit } from "./rate-limit.ts";

test("nobody waits longer than a window, even if the clock is set back", () => {
  const clock = createClock();
  const limit = createRateLimit({ limit: 2, windowMs: 60_000, now: clock.now });
  expect([limit.count("ada"), limit.count("ada"), limit.count("ada"), limit.count("bob")]).toEqual([0, 0, 60, 0]);
  clock.pass(-3_600_000);
  expect([limit.count("ada"), limit.count("ada"), limit.count("ada")]).toEqual([0, 0, 60]);
  clock.pass(60_000);
  expect(limit.count("ada")).toBe(0);
});
