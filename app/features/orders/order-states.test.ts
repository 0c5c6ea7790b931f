import { expect, test } from "vitest";
import { canMove, type OrderState, orderStates, releasesStock, statesBefore } from "./order-states.ts";

test("an order moves from payment to delivery", () => {
  const way: OrderState[] = ["awaiting-payment", "paid", "shipped", "delivered", "refunded"];
  for (const [step, state] of way.slice(1).entries()) expect(canMove(way[step] as OrderState, state)).toBe(true);
});

test("nothing leaves the last state or returns to the first", () => {
  for (const state of orderStates) {
    expect(canMove("refunded", state)).toBe(false);
    expect(canMove(state, "awaiting-payment")).toBe(false);
    expect(canMove(state, state)).toBe(false);
  }
});

test("an order that ended unpaid can only become due for refund", () => {
  expect(statesBefore("paid")).toEqual(["awaiting-payment"]);
  for (const ended of ["cancelled", "expired"] as const) {
    expect(orderStates.filter((to) => canMove(ended, to))).toEqual(["refund-due"]);
  }
});

test("no path through the states releases the same stock twice", () => {
  const walk = (state: OrderState, freed: number): void => {
    expect(freed).toBeLessThanOrEqual(1);
    for (const to of orderStates) if (canMove(state, to)) walk(to, freed + Number(releasesStock(state, to)));
  };
  walk("awaiting-payment", 0);
});
