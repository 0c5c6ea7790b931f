import { plainSigns } from "../../i18n/plain-signs.ts";
import type { Cents } from "../catalogue/product.ts";
import type { FieldError } from "../orders/field-errors.ts";
import type { Coupon } from "../shop/shop.ts";

export type CouponRefusal =
  | { ok: false; code: "coupon-unknown" | "coupon-not-yet" | "coupon-over" | "coupon-used" }
  | { ok: false; code: "coupon-minimum"; minimum: Cents };

export type CouponAnswer = { ok: true; coupon: Coupon } | CouponRefusal;

/** Why a coupon does not apply, as a sentence for `t()`; `coupon-minimum` takes `{{amount}}`. */
export const couponMessages = {
  "coupon-unknown": "We do not recognise this code. Please check it.",
  "coupon-not-yet": "This coupon is not valid yet.",
  "coupon-over": "This coupon is no longer valid.",
  "coupon-minimum": "This coupon is for orders of {{amount}} or more.",
  "coupon-used": "This coupon has already been used with this e-mail address.",
} as const;

/** Finds a coupon by what was typed and checks it against goods in cents and the day (`"2026-11-21"`) in the shop. */
export function checkCoupon(typed: string, goods: Cents, today: string, coupons: readonly Coupon[]): CouponAnswer {
  const coupon = findCoupon(typed, coupons);
  if (!coupon) return { ok: false, code: "coupon-unknown" };
  if (coupon.validFrom && today < coupon.validFrom.slice(0, 10)) return { ok: false, code: "coupon-not-yet" };
  if (coupon.validTo && today > coupon.validTo.slice(0, 10)) return { ok: false, code: "coupon-over" };
  const minimum = (coupon.minimum ?? 0) as Cents;
  if (goods < minimum) return { ok: false, code: "coupon-minimum", minimum };
  return { ok: true, coupon };
}

/** A refusal as the mistake of the field that the coupon was typed into. */
export function couponErrorOf(refusal: CouponRefusal): FieldError {
  const cents = refusal.code === "coupon-minimum" ? { cents: refusal.minimum } : {};
  return { path: "coupon", message: couponMessages[refusal.code], ...cents };
}

/** The coupon that somebody typed, however it was typed. */
export function findCoupon(typed: string, coupons: readonly Coupon[]): Coupon | undefined {
  const code = couponCode(typed);
  return coupons.find((coupon) => coupon.code.toUpperCase() === code);
}

/** The form in which a typed code is kept and compared. */
export function couponCode(typed: string): string {
  return plainSigns(typed).replaceAll(" ", "").toUpperCase();
}

/** What a coupon takes off goods in cents, never more than they cost. */
export function discountOf(coupon: Coupon | undefined, goods: Cents): Cents {
  if (!coupon || coupon.kind === "free-delivery") return 0 as Cents;
  const off = coupon.kind === "amount" ? coupon.value : Math.floor((goods * coupon.value + 50) / 100);
  return Math.min(goods, off) as Cents;
}
