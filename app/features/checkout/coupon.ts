import { normalizeCharacters } from "../../platform/i18n/normalize-characters.ts";
import type { FieldError } from "../../platform/requests/api-client.ts";
import type { Coupon } from "../../settings/shop.ts";
import { halfUp } from "../catalogue/price.ts";
import type { Cents } from "../catalogue/product.ts";

export type CouponRefusal =
  | { ok: false; code: "coupon-unknown" | "coupon-not-yet" | "coupon-over" | "coupon-used" }
  | { ok: false; code: "coupon-minimum"; minimum: Cents };

export type CouponAnswer = { ok: true; coupon: Coupon } | CouponRefusal;

/** Error messages for `t()`, by reason; `coupon-minimum` takes `{{amount}}`. */
export const couponMessages = {
  "coupon-unknown": "We do not recognise this code. Please check it.",
  "coupon-not-yet": "This coupon is not valid yet.",
  "coupon-over": "This coupon is no longer valid.",
  "coupon-minimum": "This coupon is for orders of {{amount}} or more.",
  "coupon-used": "This coupon has already been used with this e-mail address.",
} as const;

/** Finds a coupon by its typed code and checks it against goods in cents and the day (`"2026-11-21"`) in the shop. */
export function checkCoupon(typed: string, goods: Cents, today: string, coupons: readonly Coupon[]): CouponAnswer {
  const coupon = findCoupon(typed, coupons);
  if (!coupon) return { ok: false, code: "coupon-unknown" };
  if (coupon.validFrom && today < coupon.validFrom.slice(0, 10)) return { ok: false, code: "coupon-not-yet" };
  if (coupon.validTo && today > coupon.validTo.slice(0, 10)) return { ok: false, code: "coupon-over" };
  const minimum = (coupon.minimum ?? 0) as Cents;
  if (goods < minimum) return { ok: false, code: "coupon-minimum", minimum };
  return { ok: true, coupon };
}

/** Converts a refusal to an error of the coupon field. */
export function couponErrorOf(refusal: CouponRefusal): FieldError {
  const cents = refusal.code === "coupon-minimum" ? { cents: refusal.minimum } : {};
  return { path: "coupon", message: couponMessages[refusal.code], ...cents };
}

/** Finds a coupon by its typed code, normalized. */
export function findCoupon(typed: string, coupons: readonly Coupon[]): Coupon | undefined {
  const code = couponCode(typed);
  return coupons.find((coupon) => coupon.code.toUpperCase() === code);
}

/** Normalizes a typed code for storing and comparing. */
export function couponCode(typed: string): string {
  return normalizeCharacters(typed).replaceAll(" ", "").toUpperCase();
}

/** Returns a coupon's discount on goods in cents, at most their price. */
export function discountOf(coupon: Coupon | undefined, goods: Cents): Cents {
  if (!coupon || coupon.kind === "free-delivery") return 0 as Cents;
  const off = coupon.kind === "amount" ? coupon.value : halfUp(goods * coupon.value, 100);
  return Math.min(goods, off) as Cents;
}
