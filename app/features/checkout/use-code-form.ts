import { type FormEvent, type RefObject, useState } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import type { Message } from "~/platform/i18n/words.ts";
import { announce } from "~/platform/ui/announce.ts";
import { MAX_GIFT_CARDS } from "../cart/cart.ts";
import type { Cents } from "../catalogue/product.ts";
import { type GiftCard, giftCardMessages, tooManyCards, whyNotSpent } from "../gift-cards/gift-card.ts";
import { checkCoupon, couponCode } from "./coupon.ts";
import { useExplanation } from "./held-code.tsx";
import { couponsIn, lookUpCode } from "./known-codes.store.ts";

export type CodeFormSettings = {
  goods: Cents;
  /** Whether the cart has a coupon that applies. */
  isReduced: boolean;
  /** Codes of the gift cards in the cart. */
  cards: readonly string[];
  onCoupon: (code: string) => void;
  onGiftCard: (code: string) => void;
};

/** State of the form for a coupon or gift card: looks the code up, and adds it to the cart or says why not. */
export function useCodeForm(
  field: RefObject<HTMLInputElement | null>,
  { goods, isReduced, cards, onCoupon, onGiftCard }: CodeFormSettings,
) {
  const { t } = useTranslation();
  const explain = useExplanation();
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<Message>();
  const [isLookingUp, setLookingUp] = useState(false);

  async function apply(event: FormEvent) {
    event.preventDefault();
    if (isLookingUp) return;
    if (!typed.trim()) return refuse({ message: "Enter the code." });
    setLookingUp(true);
    const found = await lookUpCode(typed);
    setLookingUp(false);
    if (!found.ok) return refuse(found);
    if (found.giftCard) {
      const refusal = whyNotSpent(found.giftCard, found.today);
      return refusal ? refuse({ message: giftCardMessages[refusal] }) : takeCard(found.giftCard);
    }
    const answer = checkCoupon(typed, goods, found.today, couponsIn(found.coupon));
    // A coupon below its minimum is kept, for when the cart is full enough, unless it would replace one that applies.
    const why = answer.ok ? undefined : explain(answer);
    if (!why || (!answer.ok && answer.code === "coupon-minimum" && !isReduced)) {
      take(onCoupon);
      say(t("Coupon {{code}}", { code: couponCode(typed) }), why);
    } else refuse(why);
  }

  /** Whether the field still holds the requested code, not something typed since. */
  const isUnchanged = () => field.current?.value === typed;

  function refuse(why: Message) {
    if (isUnchanged()) setError(why);
  }

  /** Announces what was added and why it does not apply; if it does, the new total follows. */
  function say(field: string, why?: Message) {
    announce(why ? t("{{field}}: {{message}}", { field, message: t(why.message, why.values) }) : field, true);
  }

  function takeCard({ code, last4 }: GiftCard) {
    const others = cards.filter((each) => each !== code);
    if (others.length >= MAX_GIFT_CARDS) return refuse({ message: tooManyCards });
    take(() => onGiftCard(code));
    say(t("Gift card ••{{last4}}", { last4 }));
  }

  /** The form stays for another code, and keeps what was typed meanwhile. */
  function take(give: (code: string) => void) {
    const isDone = isUnchanged();
    give(couponCode(typed));
    if (isDone) setTyped("");
    else field.current?.focus();
  }

  function change(text: string) {
    setTyped(text);
    setError(undefined);
  }

  return { typed, change, apply, error, isLookingUp };
}
