import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { setShopTime, shopNow, useClockOffset } from "./shop-clock.ts";

const HOUR = 3_600_000;
const shopTime = Date.parse("2026-11-23T20:00:00Z");
const date = new Date(shopTime).toUTCString();

describe("the shop's clock in a browser", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    useClockOffset.setState(0);
  });

  test.each([-30 * 24 * HOUR, 20 * 365 * 24 * HOUR])("is correct when the browser's clock is %i ms off", (wrong) => {
    vi.setSystemTime(shopTime + wrong);
    expect(shopNow()).toBe(shopTime + wrong);
    setShopTime(date);
    expect(shopNow()).toBe(shopTime);
    vi.setSystemTime(shopTime + wrong + HOUR);
    expect(shopNow()).toBe(shopTime + HOUR);
  });

  test("follows the browser's clock when the difference is as small as a response's latency", () => {
    vi.setSystemTime(shopTime + 20_000);
    setShopTime(date);
    expect(shopNow()).toBe(shopTime + 20_000);
  });

  test.each([null, "", "soon"])("follows the browser's clock when a response's Date header is %s", (named) => {
    vi.setSystemTime(shopTime);
    setShopTime(named);
    expect(shopNow()).toBe(shopTime);
  });
});
