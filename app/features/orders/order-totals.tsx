import type { ReactNode } from "react";
import { useTranslation } from "~/i18n/use-translation.tsx";
import type { Cents } from "../catalogue/product.ts";
import { ChargedMoney } from "./charged-money.tsx";
import type { Order } from "./order.ts";

type Sums = Pick<Order, "currency" | "goods" | "discount" | "delivery" | "vat" | "vatRate" | "total"> & {
  refunded?: Cents;
};
type OrderTotalsProps = { sums: Sums; coupon?: string | undefined; method: string };

/** Goods, coupon, delivery, contained VAT and total. */
export function OrderTotals({ sums, coupon, method }: OrderTotalsProps) {
  const { t } = useTranslation("checkout");
  const money = (cents: number) => <ChargedMoney cents={cents as Cents} currency={sums.currency} />;
  return (
    <dl className="space-y-1.5">
      <Row name={t("Subtotal")}>{money(sums.goods)}</Row>
      {sums.discount > 0 && (
        <Row name={coupon ? t("Coupon {{code}}", { code: coupon }) : t("Coupon")}>{money(-sums.discount)}</Row>
      )}
      <Row name={t(method)}>{sums.delivery > 0 ? money(sums.delivery) : t("Free")}</Row>
      <Row name={t("Total")} className="border-t border-line pt-3 text-lg font-semibold">
        {money(sums.total)}
      </Row>
      {sums.refunded !== undefined && <Row name={t("Refunded")}>{money(-sums.refunded)}</Row>}
      <Row name={t("VAT included ({{rate}}%)", { rate: sums.vatRate })} className="text-sm text-muted">
        {money(sums.vat)}
      </Row>
    </dl>
  );
}

function Row({ name, className = "", children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className={`flex items-baseline justify-between gap-6 ${className}`}>
      <dt>{name}</dt>
      <dd className="text-end">{children}</dd>
    </div>
  );
}
