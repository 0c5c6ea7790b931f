import { useEffect, useState } from "react";
import type { Coupon } from "../../settings/shop.ts";
import { useCart } from "../cart/cart.store.ts";
import type { Cents } from "../catalogue/product.ts";
import { retryUntilDone } from "../catalogue/retry-until-done.ts";
import { type GiftCard, type GiftCardRefusal, giftCardParts, whyNotSpent } from "../gift-cards/gift-card.ts";
import { couponCode } from "./coupon.ts";
import { couponsIn, type KnownCode, lookUpCode, useKnownCodes } from "./known-codes.store.ts";

type Held = {
  /** "" if the cart holds none. */
  code: string;
  status: "pending" | "known" | "unreachable";
};

/** `coupons` is the coupon, if any, as a list for the price calculation; `today` is the day in the shop. */
export type HeldCoupon = Held & { coupons: readonly Coupon[]; today: string };

/** `refusal` is the reason if the card does not apply. */
export type HeldGiftCard = Held & { card?: GiftCard; refusal?: GiftCardRefusal };

export type HeldCodes = { coupon: HeldCoupon; giftCards: readonly HeldGiftCard[] };

const none: readonly string[] = [];

/** The cart's coupon and gift cards. */
export function useHeldCodes(): HeldCodes {
  const coupon = useCart((cart) => cart.coupon ?? "");
  const giftCards = useCart((cart) => cart.giftCards ?? none);
  const [ofCoupon, ...ofCards] = useKnown([coupon, ...giftCards].map(couponCode));
  const { known, ...held } = ofCoupon ?? { code: "", status: "known" as const };
  return {
    coupon: { ...held, coupons: couponsIn(known?.coupon), today: known?.today ?? "" },
    giftCards: ofCards.map(({ known, ...held }) => {
      const card = known?.giftCard;
      const refusal = known && (card ? whyNotSpent(card, known.today) : "gift-card-unknown");
      return { ...held, ...(card && { card }), ...(refusal && { refusal }) };
    }),
  };
}

/** Returns what the cards pay of a total, in order; undefined if no valid card pays anything. */
export function heldParts(held: readonly HeldGiftCard[], total: Cents): ReturnType<typeof giftCardParts> | undefined {
  const counting = held.flatMap(({ card, refusal }) => (card && !refusal ? [card] : []));
  // The same card may have been typed in two ways.
  const each = counting.filter((card, i) => counting.findIndex(({ code }) => code === card.code) === i);
  const parts = giftCardParts(each, total);
  return parts.length > 0 ? parts : undefined;
}

type KnownHeld = Held & { known?: KnownCode | undefined };

/** Looks up codes that only the server knows, retrying until it answers, and again on each mount. */
function useKnown(codes: readonly string[]): KnownHeld[] {
  const known = useKnownCodes((state) => state.known);
  const [failed, setFailed] = useState(none);
  const key = codes.join("\n");
  useEffect(() => {
    const stop = new AbortController();
    for (const code of key.split("\n").filter(Boolean)) {
      const load = async () => {
        const answer = await lookUpCode(code);
        if (stop.signal.aborted) return;
        setFailed((before) => [...before.filter((each) => each !== code), ...(answer.ok ? [] : [code])]);
        if (!answer.ok) throw new Error(`code ${code}: ${answer.message}`);
      };
      void retryUntilDone(load, stop.signal);
    }
    return () => stop.abort();
  }, [key]);
  return codes.map((code) => {
    const isKnown = !code || known[code] !== undefined;
    return { code, status: isKnown ? "known" : failed.includes(code) ? "unreachable" : "pending", known: known[code] };
  });
}
