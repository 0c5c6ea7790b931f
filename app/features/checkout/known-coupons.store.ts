import { create } from "zustand";
import { type ApiFailure, postJson } from "../shop/api-client.ts";
import type { Coupon } from "../shop/shop.ts";
import { couponCode } from "./coupon.ts";

type KnownCoupons = Readonly<Record<string, Coupon | null>>;

/** What the shop said, by code, of the coupons that this browser has asked for; null where there is none. */
export const useKnownCoupons = create<{ known: KnownCoupons }>(() => ({ known: {} }));

type AskAnswer = { ok: true; coupons: readonly Coupon[] } | ApiFailure;

/** Asks the shop once for the coupon with a code; none is an empty list. */
export async function askForCoupon(typed: string): Promise<AskAnswer> {
  const code = couponCode(typed);
  const known = useKnownCoupons.getState().known[code];
  if (known !== undefined) return { ok: true, coupons: listOf(known) };
  const answer = await postJson<{ coupon: Coupon | null }>("/api/coupons", { code });
  if (!answer.ok) return answer;
  const { coupon } = answer.data;
  useKnownCoupons.setState((state) => ({ known: { ...state.known, [code]: coupon } }));
  return { ok: true, coupons: listOf(coupon) };
}

/** A coupon that was asked for, as the list that prices are calculated with. */
export function listOf(coupon: Coupon | null | undefined): readonly Coupon[] {
  return coupon ? [coupon] : [];
}
