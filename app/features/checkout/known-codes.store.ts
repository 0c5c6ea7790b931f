import { create } from "zustand";
import { type ApiFailure, postJson } from "../api/api-client.ts";
import { currentAttempt } from "../cart/order-attempt.store.ts";
import type { GiftCard } from "../gift-cards/gift-card.ts";
import type { Coupon } from "../shop/shop.ts";
import { couponCode } from "./coupon.ts";

/** What a code is: a coupon, a gift card or neither; `today` is the shop's day, for a phone's own clock may be wrong. */
export type KnownCode = { coupon: Coupon | null; giftCard: GiftCard | null; today: string };

/** What the shop said, by code, of what this browser has asked for. */
export const useKnownCodes = create<{ known: Readonly<Record<string, KnownCode>> }>(() => ({ known: {} }));

type AskAnswer = ({ ok: true } & KnownCode) | ApiFailure;

/**
 * Asks the shop what a code is: once, but for gift cards, of which there can be less by now. What an order of this
 * checkout holds that is not paid counts as still there.
 */
export async function askForCode(typed: string): Promise<AskAnswer> {
  const code = couponCode(typed);
  const known = useKnownCodes.getState().known[code];
  if (known && !known.giftCard) return { ok: true, ...known };
  const order = currentAttempt()?.order;
  const answer = await postJson<KnownCode>("/api/coupons", { code, ...(order && { order }) });
  if (!answer.ok) return answer;
  // A card is in the cart by its code as it stands on it, however it was typed.
  const names = [code, answer.data.giftCard?.code ?? code];
  const told = Object.fromEntries(names.map((name) => [name, answer.data]));
  useKnownCodes.setState((state) => ({ known: { ...state.known, ...told } }));
  return { ok: true, ...answer.data };
}

/** A coupon that was asked for, as the list that prices are calculated with; empty where there is none. */
export function couponsIn(coupon: Coupon | null | undefined): readonly Coupon[] {
  return coupon ? [coupon] : [];
}
