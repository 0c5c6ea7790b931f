import { useRef } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { useAnnouncement } from "~/platform/ui/announce.ts";
import type { Cents } from "../catalogue/product.ts";
import { chargeOf, type GiftCardPart } from "../gift-cards/gift-card.ts";
import type { Totals } from "./checkout-totals.ts";
import type { HeldCodes } from "./use-held-codes.ts";

type Costs = Pick<Totals, "delivery" | "total"> & { giftCards?: readonly GiftCardPart[] };

/**
 * Announces delivery and total whenever they change, whatever changed them: country, method, coupon, gift card or
 * quantity. Not while a code of the cart is still being looked up.
 */
export function useSaidPrice(costs: Costs, { coupon, giftCards }: HeldCodes, money: (cents: Cents) => string): void {
  const { t } = useTranslation();
  const { delivery, total } = costs;
  const due = chargeOf(costs);
  const isSettled = [coupon, ...giftCards].every(({ status }) => status !== "pending");
  const wasSettled = useRef(false);
  const parts = {
    delivery: delivery > 0 ? money(delivery) : t("Free"),
    total: money(total),
    due: money(due),
  };
  const sentence = costs.giftCards
    ? "Delivery {{delivery}}. Total {{total}}. To pay {{due}}."
    : "Delivery {{delivery}}. Total {{total}}.";
  const isNews = wasSettled.current;
  wasSettled.current = isSettled;
  useAnnouncement(isNews ? t(sentence, parts) : undefined, `${delivery} ${total} ${due}`);
}
