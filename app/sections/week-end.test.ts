import { describe, expect, test } from "vitest";
import { endOfWeek } from "./week-end.ts";

const berlin = (text: string) => new Date(endOfWeek(Date.parse(text), "Europe/Berlin")).toISOString();

describe("the end of the running week", () => {
  test("is the next Monday at midnight of the shop's clocks", () => {
    expect(berlin("2026-11-19T10:00:00Z")).toBe("2026-11-22T23:00:00.000Z");
  });
  test("is a whole week away when a week has just begun", () => {
    expect(berlin("2026-11-22T23:00:00Z")).toBe("2026-11-29T23:00:00.000Z");
  });
  test("is a second away in the last second of Sunday", () => {
    expect(berlin("2026-11-22T22:59:59Z")).toBe("2026-11-22T23:00:00.000Z");
  });
  test("follows the clocks where they change in between", () => {
    expect(berlin("2026-10-22T10:00:00Z")).toBe("2026-10-25T23:00:00.000Z");
    expect(berlin("2026-03-26T10:00:00Z")).toBe("2026-03-29T22:00:00.000Z");
  });
});
