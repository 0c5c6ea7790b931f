import { expect, test } from "vitest";
import { shop as sample } from "../../../tests/fixtures/sample-shop.config.ts";
import { createWords } from "../../platform/i18n/words.ts";
import { arrivalOf } from "./order-arrival.ts";
import type { OrderState } from "./order-states.ts";

const shop = { ...sample, delivery: { ...sample.delivery, closedDays: [] } };
const events = [
  { at: "2026-11-22T09:00:00Z", kind: "awaiting-payment" },
  { at: "2026-11-23T23:30:00Z", kind: "paid" },
];
const standard = { id: "standard", name: "Standard delivery" };

function arrivalIn(state: OrderState, now: string, method = standard): string | undefined {
  return arrivalOf({ state, events, method }, shop, createWords("en", {}), new Date(now))?.replace(/\s/g, " ");
}

test("the arrival of a paid order is counted from its day of payment in the shop's time zone", () => {
  expect(arrivalIn("paid", "2026-11-24T08:00:00Z")).toBe("Arrives Thu 26 Nov – Mon 30 Nov");
});

test("nothing is shown once the last day is over in the shop's time zone", () => {
  expect(arrivalIn("paid", "2026-11-30T22:59:00Z")).toBeDefined();
  expect(arrivalIn("paid", "2026-11-30T23:01:00Z")).toBeUndefined();
});

test("nothing is shown for unpaid or shipped orders, or if the delivery method no longer exists", () => {
  const states: OrderState[] = ["awaiting-payment", "shipped", "delivered", "cancelled", "refunded"];
  expect(states.map((state) => arrivalIn(state, "2026-11-24T08:00:00Z"))).toEqual(states.map(() => undefined));
  expect(arrivalIn("paid", "2026-11-24T08:00:00Z", { id: "zeppelin", name: "By zeppelin" })).toBeUndefined();
});
