import { useEffect, useState } from "react";
import { useCart } from "../cart/cart.store.ts";
import { keepAsking } from "../catalogue/keep-asking.ts";
import type { Cents } from "../catalogue/product.ts";
import {
  type GiftCard,
  type GiftCardPart,
  type GiftCardRefusal,
  giftCardPart,
  whyNotSpent,
} from "../gift-cards/gift-card.ts";
import type { Coupon } from "../shop/shop.ts";
import { couponCode } from "./coupon.ts";
import { askForCode, type KnownCode, listOf, useKnownCodes } from "./known-codes.store.ts";

type Held = {
  /** Empty where the cart holds none. */
  code: string;
  status: "pending" | "known" | "unreachable";
};

/** `coupons` is the coupon where there is one: what prices are calculated with; `today` the day in the shop. */
export type HeldCoupon = Held & { coupons: readonly Coupon[]; today: string };

/** `refusal` is why the card does not count, where it does not. */
export type HeldGiftCard = Held & { card?: GiftCard; refusal?: GiftCardRefusal };

export type HeldCodes = { coupon: HeldCoupon; giftCard: HeldGiftCard };

/** The cart's coupon and gift card. */
export function useHeldCodes(): HeldCodes {
  const { known: ofCoupon, ...coupon } = useHeldCode(couponCode(useCart((cart) => cart.coupon ?? "")));
  const { known: ofCard, ...giftCard } = useHeldCode(couponCode(useCart((cart) => cart.giftCard ?? "")));
  const card = ofCard?.giftCard;
  const refusal = ofCard && (card ? whyNotSpent(card, ofCard.today) : "gift-card-unknown");
  return {
    coupon: { ...coupon, coupons: listOf(ofCoupon?.coupon), today: ofCoupon?.today ?? "" },
    giftCard: { ...giftCard, ...(card && { card }), ...(refusal && { refusal }) },
  };
}

/** What a held card pays of a total, where it counts and pays anything. */
export function heldPart({ card, refusal }: HeldGiftCard, total: Cents): GiftCardPart | undefined {
  return card && !refusal ? giftCardPart(card, total) : undefined;
}

/** A code that the shop alone knows: the browser asks for what it is until it is told, again each time it is mounted. */
function useHeldCode(code: string): Held & { known: KnownCode | undefined } {
  const known = useKnownCodes((state) => state.known[code]);
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    if (!code) return;
    const stop = new AbortController();
    const ask = async () => {
      const answer = await askForCode(code);
      if (stop.signal.aborted) return;
      setFailed(answer.ok ? undefined : code);
      if (!answer.ok) throw new Error(`code ${code}: ${answer.message}`);
    };
    void keepAsking(ask, stop.signal);
    return () => stop.abort();
  }, [code]);
  const isKnown = !code || known !== undefined;
  return { code, status: isKnown ? "known" : failed === code ? "unreachable" : "pending", known };
}
