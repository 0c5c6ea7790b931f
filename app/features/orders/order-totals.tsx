import type { ReactNode } from "react";
import { useTranslation } from "~/i18n/use-translation.tsx";
import type { Cents } from "../catalogue/product.ts";
import type { Order } from "./order.ts";
import { OwnMoney } from "./own-money.tsx";

type Sums = Pick<Order, "goods" | "discount" | "delivery" | "vat" | "vatRate" | "total"> & { refunded?: Cents };
type OrderTotalsProps = { sums: Sums; coupon?: string | undefined; method: string };

/** Goods, coupon, delivery, contained VAT and total, in euros. */
export function OrderTotals({ sums, coupon, method }: OrderTotalsProps) {
  const { t } = useTranslation("checkout");
  return (
    <dl className="space-y-1.5">
      <Row name={t("Subtotal")}>
        <OwnMoney cents={sums.goods} />
      </Row>
      {sums.discount > 0 && (
        <Row name={coupon ? t("Coupon {{code}}", { code: coupon }) : t("Coupon")}>
          <OwnMoney cents={-sums.discount as Cents} />
        </Row>
      )}
      <Row name={t(method)}>{sums.delivery > 0 ? <OwnMoney cents={sums.delivery} /> : t("Free")}</Row>
      <Row name={t("Total")} className="border-t border-line pt-3 text-lg font-semibold">
        <OwnMoney cents={sums.total} />
      </Row>
      {sums.refunded !== undefined && (
        <Row name={t("Refunded")}>
          <OwnMoney cents={-sums.refunded as Cents} />
        </Row>
      )}
      <Row name={t("VAT included ({{rate}}%)", { rate: sums.vatRate })} className="text-sm text-muted">
        <OwnMoney cents={sums.vat} />
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
