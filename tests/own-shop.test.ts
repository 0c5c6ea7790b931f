import { expect, test } from "vitest";
import { checkShop } from "../app/features/shop/check-shop.server.ts";
import { coupons, shop } from "../shop.config.ts";
import * as sample from "./fixtures/sample-shop.config.ts";

test("shop.config.ts says what a shop needs", () => {
  expect(checkShop({ shop, coupons })).toEqual([]);
});

/** Whoever makes the shop theirs changes its name first; until then both files are one. */
test.runIf(shop.name === sample.shop.name)("the shop as it comes is the one that the tests speak of", () => {
  expect({ shop, coupons }).toEqual({ shop: sample.shop, coupons: sample.coupons });
});
