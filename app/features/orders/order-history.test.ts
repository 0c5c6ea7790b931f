import { describe, expect, it } from "vitest";
import type { Order, OrderEvent } from "./order.ts";
import { historyOf, stateName } from "./order-history.ts";
import { notPaidWords } from "./order-not-paid.tsx";
import { hasMoney, isEnded, orderStates } from "./order-states.ts";

const at = "2026-11-21T12:00:00.000Z";
const standard = { id: "standard", name: "Standard delivery" };
const pickup = { id: "pickup", name: "Collect in store" };
const stepsOf = (events: OrderEvent[], method = standard) => historyOf({ events, method });

describe("an order's history", () => {
  it("describes every state, in chronological order", () => {
    const steps = stepsOf(orderStates.map((kind) => ({ at, kind })));
    expect(steps).toHaveLength(orderStates.length);
    expect(steps[0]?.sentence).toBe("Order received, waiting for payment");
  });
  it("says why an order was cancelled, if known", () => {
    expect(stepsOf([{ at, kind: "cancelled", detail: "payment-declined" }])[0]?.sentence).toMatch(/declined/);
    expect(stepsOf([{ at, kind: "cancelled", detail: "something new" }])[0]?.sentence).toBe("Cancelled");
  });
  it("has the tracking number that the shop entered when shipping, and no details of other steps", () => {
    expect(stepsOf([{ at, kind: "shipped", detail: "DHL 0034" }])[0]?.parcel).toBe("DHL 0034");
    expect(stepsOf([{ at, kind: "paid", detail: "pi_123" }])[0]).toEqual({ at, sentence: "Paid" });
  });
  it("describes collected goods as ready and collected, never mentioning a carrier", () => {
    const steps = stepsOf(
      orderStates.map((kind) => ({ at, kind })),
      pickup,
    ).map(({ sentence }) => sentence);
    expect(steps).toContain("Ready to collect");
    expect(steps).toContain("Collected");
    expect(steps.join()).not.toMatch(/carrier|Delivered/);
    expect(stateName({ state: "shipped", method: pickup })).toBe("Ready to collect");
    expect(stateName({ state: "shipped", method: standard })).toBe("On its way");
  });
  it("describes a wrong payment as one that did not match the total, not as late", () => {
    const order = { state: "refund-due", events: [{ at, kind: "amount-mismatch" }] } as unknown as Order;
    expect(notPaidWords(order, undefined).title).toBe("Your payment did not match the total");
    expect(notPaidWords({ ...order, state: "refunded" }, undefined).text).toContain("all that you paid");
    expect(notPaidWords({ ...order, events: [] }, undefined).title).toBe("Your payment arrived too late");
    const cancelled = [{ at, kind: "cancelled", detail: "by-shopper" }];
    expect(notPaidWords({ ...order, events: [] }, undefined).text).toContain("had expired");
    expect(notPaidWords({ ...order, events: cancelled }, undefined).text).toContain("had been cancelled");
    const paid = [...order.events, { at, kind: "paid" }];
    expect(notPaidWords({ ...order, state: "paid", events: paid }, undefined).title).toBe("This order is paid");
  });
  it("leaves out unknown events", () => {
    expect(stepsOf([{ at, kind: "stock-moved" }])).toEqual([]);
  });
  it("counts each state as open, settled or ended, never as two of them", () => {
    expect(orderStates.filter((state) => hasMoney(state) && isEnded(state))).toEqual([]);
    expect(orderStates.filter((state) => !hasMoney(state) && !isEnded(state))).toEqual(["awaiting-payment"]);
    for (const method of [standard, pickup])
      expect(new Set(orderStates.map((state) => stateName({ state, method }))).size).toBe(orderStates.length);
  });
});
