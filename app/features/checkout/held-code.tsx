import { X } from "lucide";
import type { ReactNode } from "react";
import { dateForm } from "~/platform/i18n/languages.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import type { Message } from "~/platform/i18n/words.ts";
import { announce } from "~/platform/ui/announce.ts";
import { IconButton } from "~/platform/ui/button.tsx";
import { Icon } from "~/platform/ui/icon.tsx";
import type { Cents } from "../catalogue/product.ts";
import { useMoney } from "../currency/money.tsx";
import { giftCardMessages } from "../gift-cards/gift-card.ts";
import { type CouponRefusal, checkCoupon, couponMessages } from "./coupon.ts";
import type { HeldCoupon, HeldGiftCard } from "./use-held-codes.ts";

type RowProps = { error?: string | undefined; onRemove: () => void };

/** The cart's coupon, and whether it applies. */
export function CouponInCart({ held, goods, ...row }: RowProps & { held: HeldCoupon; goods: Cents }) {
  const { t } = useTranslation();
  const explain = useExplanation();
  const { code, status, coupons, today } = held;
  const answer = checkCoupon(code, goods, today, coupons);
  const refusal = answer.ok ? undefined : explain(answer);
  return (
    <InCart
      {...row}
      status={status}
      name={t("Coupon {{code}}", { code })}
      removal={t("Remove coupon {{code}}", { code })}
    >
      <span className={refusal ? "text-warn" : "text-good"}>
        {refusal ? t(refusal.message, refusal.values) : t("Applied")}
      </span>
    </InCart>
  );
}

/** A gift card in the cart, with its balance and expiry date. */
export function GiftCardInCart({ held, onRemove }: { held: HeldGiftCard; onRemove: () => void }) {
  const { t, i18n } = useTranslation();
  const money = useMoney();
  const { code, status, card, refusal } = held;
  const last4 = card?.last4 ?? code.slice(-4);
  const dates = new Intl.DateTimeFormat(dateForm(i18n.language), { dateStyle: "long", timeZone: "UTC" });
  return (
    <InCart
      onRemove={onRemove}
      status={status}
      name={t("Gift card ••{{last4}}", { last4 })}
      removal={t("Remove gift card ••{{last4}}", { last4 })}
    >
      {refusal && <span className="text-sale">{t(giftCardMessages[refusal])}</span>}
      {card && !refusal && (
        <span className="text-good">
          {t("{{amount}} on it, valid until {{day}}", {
            amount: money(card.balance),
            day: dates.format(new Date(card.expiresOn)),
          })}
        </span>
      )}
    </InCart>
  );
}

type InCartProps = RowProps & { name: string; removal: string; status: HeldCoupon["status"]; children: ReactNode };

/** A code in the cart: its name, its effect and a remove button. */
function InCart({ name, removal, status, error, onRemove, children }: InCartProps) {
  const { t } = useTranslation();
  function remove() {
    announce(t("{{field}}: {{message}}", { field: name, message: t("Taken out") }));
    onRemove();
  }
  return (
    <div className="flex items-start justify-between gap-2">
      <div>
        <p className="font-medium">{name}</p>
        {error ? (
          <p className="text-sm font-medium text-sale">{error}</p>
        ) : (
          <p className="text-sm text-muted">
            {status === "known" && children}
            {status === "pending" && t("Checking …")}
            {status === "unreachable" && t("We could not check this code just now. We are trying again.")}
          </p>
        )}
      </div>
      <IconButton label={removal} className="-my-2 -me-2" onClick={remove}>
        <Icon of={X} size={18} />
      </IconButton>
    </div>
  );
}

/** Returns a function that says why a coupon does not apply, with amounts in the shopper's currency. */
export function useExplanation(): (refusal: CouponRefusal) => Message {
  const money = useMoney();
  return (refusal) => ({
    message: couponMessages[refusal.code],
    ...("minimum" in refusal && { values: { amount: money(refusal.minimum) } }),
  });
}
