import { expect, test } from "vitest";
import { checkShop } from "../server/shop/check-shop.ts";
import { coupons, shop } from "../shop.config.ts";
import * as sample from "./fixtures/sample-shop.config.ts";

test("shop.config.ts is valid", () => {
  expect(checkShop({ shop, coupons })).toEqual([]);
});

/** Owners change the name first; until then both files are the same. */
test.runIf(shop.name === sample.shop.name)("the shop as delivered is the sample shop of the tests", () => {
  expect({ shop, coupons }).toEqual({ shop: sample.shop, coupons: sample.coupons });
});
