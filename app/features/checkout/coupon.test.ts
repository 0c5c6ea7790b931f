import { expect, test } from "vitest";
import type { Coupon } from "../../settings/shop.ts";
import type { Cents } from "../catalogue/product.ts";
import { checkCoupon } from "./coupon.ts";

const coupons: Coupon[] = [
  { code: "SPRING", kind: "percent", value: 10, minimum: 5000, validFrom: "2026-03-01", validTo: "2026-05-31" },
];
const check = (typed: string, goods: number, today: string) => checkCoupon(typed, goods as Cents, today, coupons);

test("finds a coupon however it is typed", () => {
  for (const typed of [" spring ", "Spr ing", "SPRING\u200b\u00a0"])
    expect(check(typed, 5000, "2026-03-01")).toEqual({ ok: true, coupon: coupons[0] });
});

test("explains why a coupon does not apply", () => {
  expect(check("WINTER", 5000, "2026-03-01")).toEqual({ ok: false, code: "coupon-unknown" });
  expect(check("SPRING", 4999, "2026-03-01")).toEqual({ ok: false, code: "coupon-minimum", minimum: 5000 });
  expect(check("SPRING", 5000, "2026-02-28")).toEqual({ ok: false, code: "coupon-not-yet" });
  expect(check("SPRING", 5000, "2026-06-01")).toEqual({ ok: false, code: "coupon-over" });
  expect(check("SPRING", 5000, "2026-05-31").ok).toBe(true);
});
