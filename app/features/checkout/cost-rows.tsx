import { Fragment, type ReactNode } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import type { Cents } from "../catalogue/product.ts";
import { Money } from "../currency/money.tsx";
import { chargeOf, type GiftCardPart } from "../gift-cards/gift-card.ts";
import { vatRows, writeRate } from "../invoices/vat-parts.ts";
import type { Totals } from "./checkout-totals.ts";

type Costs = Totals & { giftCards?: readonly GiftCardPart[] };
type CostRowsProps = { costs: Costs; code: string | undefined };

/** The rows above `Due`: the sum and, if there are gift cards, what they pay of it. */
export function CostRows({ costs, code }: CostRowsProps) {
  const { t, i18n } = useTranslation();
  const money = (cents: Cents) => <Money cents={cents} />;
  const { giftCards } = costs;
  return (
    <dl className="mt-6 space-y-2 border-t border-line pt-5 tabular-nums">
      <Row name={t("Subtotal")}>{money(costs.goods)}</Row>
      {costs.discount > 0 && (
        <Row name={t("Coupon {{code}}", { code })} className="text-good">
          {money(-costs.discount as Cents)}
        </Row>
      )}
      <Row name={t("Estimated delivery")}>{costs.delivery > 0 ? money(costs.delivery) : t("Free")}</Row>
      {giftCards && (
        <Row name={t("Total")} className="pt-2 text-xl font-medium">
          {money(costs.total)}
        </Row>
      )}
      {vatRows(costs).map(({ rate, vat }) => (
        <Row
          key={rate}
          name={t("VAT included ({{rate}}%)", { rate: writeRate(rate, i18n.language) })}
          className="text-sm text-muted"
        >
          {money(vat)}
        </Row>
      ))}
      {giftCards?.map(({ last4, amount, balanceAfter }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two cards may end in the same characters
        <Fragment key={i}>
          <Row name={t("Gift card ••{{last4}}", { last4 })} className={i === 0 ? "pt-2 text-good" : "text-good"}>
            {money(-amount as Cents)}
          </Row>
          {balanceAfter > 0 && (
            <Row name={t("Left on it afterwards")} className="text-sm text-muted">
              {money(balanceAfter)}
            </Row>
          )}
        </Fragment>
      ))}
    </dl>
  );
}

/** The amount to pay. */
export function Due({ costs }: { costs: Costs }) {
  const { t } = useTranslation();
  return (
    <dl className="tabular-nums">
      <Row name={costs.giftCards ? t("To pay") : t("Total")} className="text-xl font-medium">
        <Money cents={chargeOf(costs)} />
      </Row>
    </dl>
  );
}

type RowProps = { name: string; className?: string; children: ReactNode };

function Row({ name, className = "", children }: RowProps) {
  return (
    <div className={`flex fold items-baseline justify-between gap-x-4 ${className}`}>
      <dt>{name}</dt>
      <dd className="whitespace-nowrap">{children}</dd>
    </div>
  );
}
