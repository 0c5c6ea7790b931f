import { useEffect, useState } from "react";
import { useCart } from "../cart/cart.store.ts";
import type { Coupon } from "../shop/shop.ts";
import { couponCode } from "./coupon.ts";
import { askForCoupon, listOf, useKnownCoupons } from "./known-coupons.store.ts";

export type HeldCoupon = {
  /** Empty where the cart holds none. */
  code: string;
  status: "pending" | "known" | "unreachable";
  /** The coupon where there is one: what prices are calculated with. */
  coupons: readonly Coupon[];
};

/** The cart's coupon, which the shop alone knows: the browser asks for it by its code, again each time it is mounted. */
export function useHeldCoupon(): HeldCoupon {
  const code = couponCode(useCart((cart) => cart.coupon ?? ""));
  const known = useKnownCoupons((state) => state.known[code]);
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    if (!code) return;
    let isLeft = false;
    void askForCoupon(code).then((answer) => {
      if (!isLeft) setFailed(answer.ok ? undefined : code);
    });
    return () => {
      isLeft = true;
    };
  }, [code]);
  const isKnown = !code || known !== undefined;
  return { code, status: isKnown ? "known" : failed === code ? "unreachable" : "pending", coupons: listOf(known) };
}
