import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { ButtonLink } from "~/platform/ui/button.tsx";
import { shop } from "../../../shop.config.ts";
import { FreeDeliveryBar } from "../cart/free-delivery-bar.tsx";
import type { CartRow } from "../cart/use-cart-lines.ts";
import type { Cents } from "../catalogue/product.ts";
import { Money, useMoney } from "../currency/money.tsx";
import { chargeOf } from "../gift-cards/gift-card.ts";
import { ChargedInOwn } from "./charged-in-own.tsx";
import { deliveryMethods, totals } from "./checkout-totals.ts";
import { CodeField, hasCodes } from "./code-field.tsx";
import { CostRows, Due } from "./cost-rows.tsx";
import { checkCoupon } from "./coupon.ts";
import { useDeliveryChoice } from "./delivery-choice.ts";
import { DeliveryEstimate } from "./delivery-estimate.tsx";
import { OrderingTerms } from "./ordering-terms.tsx";
import { heldParts, useHeldCodes } from "./use-held-codes.ts";
import { useSaidPrice } from "./use-said-price.ts";

type CartSummaryProps = { lines: readonly CartRow[]; goods: Cents };

/** The cart's costs with delivery: beside the lines on wide screens, below them with a checkout bar on narrow ones. */
export function CartSummary({ lines, goods }: CartSummaryProps) {
  const { t } = useTranslation();
  const { country, method: wanted, chooseCountry, chooseMethod } = useDeliveryChoice();
  const held = useHeldCodes();
  const methods = deliveryMethods(country, shop);
  const method = methods.find((m) => m.id === wanted) ?? methods[0];
  const answer = checkCoupon(held.coupon.code, goods, held.coupon.today, held.coupon.coupons);
  const coupon = answer.ok ? answer.coupon : undefined;
  const money = useMoney();
  if (!method) throw new Error(`no delivery to ${country}`);
  const priced = lines.map(({ price, line, product: { vat } }) => ({
    price,
    quantity: line.quantity,
    ...(vat && { vat }),
  }));
  const sums = totals(priced, { country, method: method.id, shop, ...(coupon && { coupon }) });
  const giftCards = heldParts(held.giftCards, sums.total);
  const costs = { ...sums, ...(giftCards && { giftCards }) };
  useSaidPrice(costs, held, money);
  return (
    <>
      <section
        aria-label={t("Summary")}
        className="rounded-base border border-line bg-surface p-5 md:p-7 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto lg:[@media(max-height:45rem)]:max-h-[calc(100dvh-17rem)]"
      >
        <FreeDeliveryBar {...{ goods, country }} />
        {hasCodes(held) && <CodeField held={held} goods={goods} />}
        <DeliveryEstimate
          {...{ country, goods, coupon }}
          method={method.id}
          onCountry={chooseCountry}
          onMethod={chooseMethod}
        />
        <CostRows costs={costs} code={coupon?.code} />
        <ChargedInOwn total={chargeOf(costs)} />
        {/* Sticky on short screens too, where the box fits below the heading; offset by its padding, or rows would
            show below. */}
        <div className="mt-4 border-t border-line bg-surface pt-3 lg:sticky lg:-bottom-7 lg:pb-7">
          <Due costs={costs} />
          <ButtonLink to="/checkout" look="accent" className="mt-4 w-full max-lg:hidden">
            {t("Checkout")}
          </ButtonLink>
        </div>
        <OrderingTerms className="mt-2 min-h-10 lg:mt-0" />
      </section>
      <div
        data-bottom-bar
        className="sticky bottom-0 z-30 -mx-[clamp(min(1rem,5vw),4vw,3rem)] flex items-center justify-between gap-4 border-t border-line bg-paper px-[clamp(min(1rem,5vw),4vw,3rem)] py-3 lg:hidden"
      >
        <p className="leading-tight">
          <span className="block text-sm text-muted">{giftCards ? t("To pay") : t("Total")}</span>
          <Money cents={chargeOf(costs)} className="text-lg font-medium tabular-nums" />
        </p>
        <ButtonLink to="/checkout" look="accent">
          {t("Checkout")}
        </ButtonLink>
      </div>
    </>
  );
}
