import { useTranslation } from "~/i18n/use-translation.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { shop } from "../../../shop.config.ts";
import { FreeDeliveryBar } from "../cart/free-delivery-bar.tsx";
import type { CartRow } from "../cart/use-cart-lines.ts";
import type { Cents } from "../catalogue/product.ts";
import { Money } from "../currency/money.tsx";
import { dayIn } from "../shop/day-in.ts";
import { ChargedInOwn } from "./charged-in-own.tsx";
import { deliveryMethods, type Totals, totals } from "./checkout-totals.ts";
import { checkCoupon } from "./coupon.ts";
import { CouponField } from "./coupon-field.tsx";
import { useDeliveryChoice } from "./delivery-choice.ts";
import { DeliveryEstimate } from "./delivery-estimate.tsx";
import { OrderingTerms } from "./ordering-terms.tsx";
import { useHeldCoupon } from "./use-held-coupon.ts";

type CartSummaryProps = { lines: readonly CartRow[]; goods: Cents };

/** What the cart costs, delivered; beside the lines on wide screens, under them with a bar to check out on narrow ones. */
export function CartSummary({ lines, goods }: CartSummaryProps) {
  const { t } = useTranslation();
  const { country, method: wanted, chooseCountry, chooseMethod } = useDeliveryChoice();
  const held = useHeldCoupon();
  const methods = deliveryMethods(country, shop);
  const method = methods.find((m) => m.id === wanted) ?? methods[0];
  const answer = checkCoupon(held.code, goods, dayIn(shop.timeZone, new Date()), held.coupons);
  const coupon = answer.ok ? answer.coupon : undefined;
  if (!method) return null;
  const priced = lines.map(({ price, line }) => ({ price, quantity: line.quantity }));
  const costs = totals(priced, { country, method: method.id, shop, ...(coupon && { coupon }) });
  return (
    <>
      <section
        aria-label={t("Summary")}
        className="rounded-base bg-surface p-5 md:p-7 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto"
      >
        <FreeDeliveryBar goods={goods} />
        <CouponField held={held} goods={goods} />
        <DeliveryEstimate
          {...{ country, goods, coupon }}
          method={method.id}
          onCountry={chooseCountry}
          onMethod={chooseMethod}
        />
        <CostRows costs={costs} code={coupon?.code} />
        <ChargedInOwn total={costs.total} />
        <ButtonLink to="/checkout" look="accent" className="mt-6 w-full max-lg:hidden">
          {t("Checkout")}
        </ButtonLink>
        <OrderingTerms className="mt-4 min-h-10" />
      </section>
      <div
        data-bottom-bar
        className="sticky bottom-0 z-30 -mx-[clamp(min(1rem,5vw),4vw,3rem)] flex items-center justify-between gap-4 border-t border-line bg-paper px-[clamp(min(1rem,5vw),4vw,3rem)] py-3 lg:hidden"
      >
        <p className="leading-tight">
          <span className="block text-sm text-muted">{t("Total")}</span>
          <Money cents={costs.total} className="text-lg font-medium tabular-nums" />
        </p>
        <ButtonLink to="/checkout" look="accent">
          {t("Checkout")}
        </ButtonLink>
      </div>
    </>
  );
}

const rowClasses = "flex items-baseline justify-between gap-4";

/** The sum, line by line. */
function CostRows({ costs, code }: { costs: Totals; code: string | undefined }) {
  const { t } = useTranslation();
  return (
    <dl className="mt-6 space-y-2 border-t border-line pt-5 tabular-nums">
      <div className={rowClasses}>
        <dt>{t("Subtotal")}</dt>
        <dd>
          <Money cents={costs.goods} />
        </dd>
      </div>
      {costs.discount > 0 && (
        <div className={`${rowClasses} text-good`}>
          <dt>{t("Coupon {{code}}", { code })}</dt>
          <dd>
            <Money cents={-costs.discount as Cents} />
          </dd>
        </div>
      )}
      <div className={rowClasses}>
        <dt>{t("Estimated delivery")}</dt>
        <dd>{costs.delivery > 0 ? <Money cents={costs.delivery} /> : t("Free")}</dd>
      </div>
      <div aria-live="polite" aria-atomic className={`${rowClasses} pt-2 text-xl font-medium`}>
        <dt>{t("Total")}</dt>
        <dd>
          <Money cents={costs.total} />
        </dd>
      </div>
      <div className={`${rowClasses} text-sm text-muted`}>
        <dt>{t("VAT included ({{rate}}%)", { rate: costs.vatRate })}</dt>
        <dd>
          <Money cents={costs.vat} />
        </dd>
      </div>
    </dl>
  );
}
