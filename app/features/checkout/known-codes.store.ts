import { create } from "zustand";
import { type ApiFailure, postJson } from "../../platform/requests/api-client.ts";
import type { Coupon } from "../../settings/shop.ts";
import { currentAttempt } from "../cart/order-attempt.store.ts";
import type { GiftCard } from "../gift-cards/gift-card.ts";
import { couponCode } from "./coupon.ts";

/** What a code is: a coupon, gift card or neither; `today` is the day in the shop, as a phone's clock may be wrong. */
export type KnownCode = { coupon: Coupon | null; giftCard: GiftCard | null; today: string };

/** The server's answers by code, for codes this browser has looked up. */
export const useKnownCodes = create<{ known: Readonly<Record<string, KnownCode>> }>(() => ({ known: {} }));

type LookUpAnswer = ({ ok: true } & KnownCode) | ApiFailure;

/**
 * Looks a code up on the server. Answers are cached except for gift cards, whose balance may have dropped. What this
 * checkout's unpaid order holds of a card counts as still available.
 */
export async function lookUpCode(typed: string): Promise<LookUpAnswer> {
  const code = couponCode(typed);
  const known = useKnownCodes.getState().known[code];
  if (known && !known.giftCard) return { ok: true, ...known };
  const order = currentAttempt()?.order;
  const answer = await postJson<KnownCode>("/api/coupons", { code, ...(order && { order }) });
  if (!answer.ok) return answer;
  // The cart holds a gift card by the code printed on it, however it was typed.
  const names = [code, answer.data.giftCard?.code ?? code];
  const found = Object.fromEntries(names.map((name) => [name, answer.data]));
  useKnownCodes.setState((state) => ({ known: { ...state.known, ...found } }));
  return { ok: true, ...answer.data };
}

/** The coupon as a list for the price calculation; empty if there is none. */
export function couponsIn(coupon: Coupon | null | undefined): readonly Coupon[] {
  return coupon ? [coupon] : [];
}
