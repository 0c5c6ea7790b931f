import { describe, expect, it } from "vitest";
import { isCurrent, parseAttempt } from "./order-attempt.ts";

const key = "0d9f6e1c-7a7b-4b7e-9d5e-2f4f3a1b0c9d";
const now = Date.parse("2026-11-21T12:00:00Z");
const MINUTE = 60_000;

describe("an order attempt", () => {
  it("keeps its key for as long as its order could be awaiting payment", () => {
    expect(isCurrent({ key, mintedAt: now - 34 * MINUTE }, now, 30)).toBe(true);
    expect(isCurrent({ key, mintedAt: now - 36 * MINUTE }, now, 30)).toBe(false);
  });
  it("is kept for a month once its order is known, for shoppers who come back", () => {
    const order = { number: "V-7KQ4-M2XD", code: "K7QT-2MXD-9BHW" };
    expect(isCurrent({ key, mintedAt: now - 29 * 24 * 60 * MINUTE, order }, now, 30)).toBe(true);
    expect(isCurrent({ key, mintedAt: now - 31 * 24 * 60 * MINUTE, order }, now, 30)).toBe(false);
  });
  it("is not current if the clock was set back", () => {
    expect(isCurrent({ key, mintedAt: now + MINUTE }, now, 30)).toBe(false);
  });
  it.each([null, "", "{", "[]", "3", '{"key":"short","mintedAt":1}', '{"key":7,"mintedAt":1}'])(
    "is not parsed from %s",
    (text) => expect(parseAttempt(text)).toBeUndefined(),
  );
  it("is restored as it was stored", () => {
    const attempt = { key, mintedAt: now, order: { number: "V-7KQ4-M2XD", code: "K7QT-2MXD-9BHW" } };
    expect(parseAttempt(JSON.stringify(attempt))).toEqual(attempt);
    expect(parseAttempt(JSON.stringify({ key, mintedAt: now, order: { number: 4 } }))).toEqual({ key, mintedAt: now });
  });
});
