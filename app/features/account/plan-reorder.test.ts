import { expect, test } from "vitest";
import type { Cents } from "../catalogue/product.ts";
import type { OrderLine } from "../orders/order.ts";
import { products } from "../orders/test-shop.ts";
import { planReorder } from "./plan-reorder.ts";

const line = (id: string, quantity: number, more: Partial<OrderLine> = {}): OrderLine => ({
  id,
  sku: "s",
  name: `Thing ${id}`,
  price: 100 as Cents,
  quantity,
  isReturnable: true,
  ...more,
});
const byId = (id: string) => products.find((product) => product.id === id);
const plan = (lines: OrderLine[], left: Record<string, number> = {}, inCart = 0) =>
  planReorder(lines, { byId, left, inCart: () => inCart }).map(({ outcome, pieces }) => [outcome, pieces]);

test("reorders an order line by line", () => {
  const lines = [
    line("1", 3),
    line("1", 9),
    line("4", 1, { color: "black", size: "m" }),
    line("4", 1, { color: "black", size: "xl" }),
    line("4", 1, { color: "red", size: "m" }),
    line("4", 1),
    line("6", 1),
    line("unknown", 1),
  ];
  expect(plan(lines)).toEqual([
    ["added", 3],
    ["fewer", 5],
    ["added", 1],
    ["sold-out", 0],
    ["not-made", 0],
    ["not-made", 0],
    ["gone", 0],
    ["gone", 0],
  ]);
});

test("current stock and pieces already in the cart are considered", () => {
  expect(plan([line("1", 3)], { "1": 2 })).toEqual([["fewer", 2]]);
  expect(plan([line("1", 3)], { "1": 0 })).toEqual([["sold-out", 0]]);
  expect(plan([line("1", 9)], { "1": 40 }), "restocked since the build").toEqual([["added", 9]]);
  expect(plan([line("1", 3)], {}, 4)).toEqual([["fewer", 1]]);
  expect(plan([line("1", 3)], {}, 5)).toEqual([["in-cart", 0]]);
});

test("an order cannot have more than twenty of an item, or a quarter of what is in stock", () => {
  expect(plan([line("2", 30)], { "2": 60 })).toEqual([["limited", 20]]);
  expect(plan([line("2", 30)], { "2": 480 })).toEqual([["added", 30]]);
  expect(plan([line("2", 30)], { "2": 60 }, 20)).toEqual([["limited", 0]]);
  expect(plan([line("2", 30)], { "2": 19 })).toEqual([["fewer", 19]]);
});
