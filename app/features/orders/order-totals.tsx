import { Fragment, type ReactNode } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import type { Cents } from "../catalogue/product.ts";
import { chargeOf, type GiftCardPart } from "../gift-cards/gift-card.ts";
import { vatRows, writeRate } from "../invoices/vat-parts.ts";
import { ChargedMoney } from "./charged-money.tsx";
import type { Order } from "./order.ts";
import type { OrderState } from "./order-states.ts";

type Sums = Pick<Order, "currency" | "goods" | "discount" | "delivery" | "vat" | "vatRate" | "vatParts" | "total"> & {
  refunded?: Cents;
  giftCards?: readonly GiftCardPart[];
  /** Absent until the order is placed. */
  state?: OrderState;
};
type OrderTotalsProps = { sums: Sums; coupon?: string | undefined /** Translated. */; method: string };

/** Goods, coupon, delivery, total, VAT included, and what gift cards pay of it. */
export function OrderTotals({ sums, coupon, method }: OrderTotalsProps) {
  const { t, i18n } = useTranslation("checkout");
  const money = (cents: number) => <ChargedMoney cents={cents as Cents} currency={sums.currency} />;
  const { giftCards = [] } = sums;
  const held = giftCards.filter(({ isReleased }) => !isReleased);
  return (
    <dl className="space-y-1.5">
      <Row name={t("Subtotal")}>{money(sums.goods)}</Row>
      {sums.discount > 0 && (
        <Row name={coupon ? t("Coupon {{code}}", { code: coupon }) : t("Coupon")}>{money(-sums.discount)}</Row>
      )}
      <Row name={method}>{sums.delivery > 0 ? money(sums.delivery) : t("Free")}</Row>
      <Row name={t("Total")} className="border-t border-line pt-3 text-lg font-semibold">
        {money(sums.total)}
      </Row>
      {vatRows(sums).map(({ rate, vat }) => (
        <Row
          key={rate}
          name={t("VAT included ({{rate}}%)", { rate: writeRate(rate, i18n.language) })}
          className="text-sm text-muted"
        >
          {money(vat)}
        </Row>
      ))}
      {held.length > 0 && <GiftCardRows sums={sums} held={held} />}
      {sums.refunded !== undefined && <Row name={t("Refunded")}>{money(-sums.refunded)}</Row>}
      {giftCards.map(
        ({ last4, returned }, i) =>
          returned !== undefined && (
            // biome-ignore lint/suspicious/noArrayIndexKey: the cards of an order are never reordered
            <Row key={i} name={t("Back on gift card ••{{last4}}", { last4 })}>
              {money(returned)}
            </Row>
          ),
      )}
    </dl>
  );
}

/** What gift cards pay or paid, and what is or was left to pay. */
function GiftCardRows({ sums, held }: { sums: Sums; held: readonly GiftCardPart[] }) {
  const { t } = useTranslation("checkout");
  const money = (cents: number) => <ChargedMoney cents={cents as Cents} currency={sums.currency} />;
  const charge = chargeOf(sums);
  const isDue = !sums.state || sums.state === "awaiting-payment";
  return (
    <>
      {held.map(({ last4, amount, balanceAfter }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two cards may have the same last four characters
        <Fragment key={i}>
          <Row name={t("Gift card ••{{last4}}", { last4 })} className={i === 0 ? "pt-2" : ""}>
            {money(-amount)}
          </Row>
          {balanceAfter > 0 && (
            <Row name={t("Left on it afterwards")} className="text-sm text-muted">
              {money(balanceAfter)}
            </Row>
          )}
        </Fragment>
      ))}
      {isDue && (
        <Row name={t("To pay")} className="border-t border-line pt-3 text-lg font-semibold">
          {money(charge)}
        </Row>
      )}
      {!isDue && charge > 0 && <Row name={t("Paid online")}>{money(charge)}</Row>}
    </>
  );
}

function Row({ name, className = "", children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className={`flex fold items-baseline justify-between gap-x-6 ${className}`}>
      <dt>{name}</dt>
      <dd className="text-end">{children}</dd>
    </div>
  );
}
