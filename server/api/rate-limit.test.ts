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

test("many keys make the one forgotten that was counted longest ago, and begin no new window for the others", () => {
  const limit = createRateLimit({ limit: 2, windowMs: 60_000, now: createClock().now });
  for (let times = 0; times < 3; times++) for (const key of ["idle", "flood"]) limit.count(key);
  for (let i = 0; i < 25_000; i++) {
    limit.count(`key ${i}`);
    if (i % 1000 === 0) expect(limit.count("flood")).toBe(60);
  }
  expect(limit.count("flood")).toBe(60);
  expect(limit.count("idle")).toBe(0);
});
