import { useId } from "react";
import { dayIn } from "~/platform/dates/day-in.ts";
import { useClockOffset } from "~/platform/dates/shop-clock.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Select } from "~/platform/ui/field.tsx";
import type { Coupon } from "~/settings/shop.ts";
import { closedIn } from "~/settings/weekend.ts";
import { shop } from "../../../shop.config.ts";
import type { Cents } from "../catalogue/product.ts";
import { Money } from "../currency/money.tsx";
import { arrival } from "../delivery/delivery-times.ts";
import { deliveryMethods, deliveryPrice } from "./checkout-totals.ts";
import { CountryOptions } from "./country-options.tsx";

type DeliveryEstimateProps = {
  country: string;
  method: string;
  goods: Cents;
  coupon: Coupon | undefined;
  onCountry: (country: string) => void;
  onMethod: (method: string) => void;
};

/** Destination and delivery method for an estimate; the checkout asks for the address itself. */
export function DeliveryEstimate({ country, method, goods, coupon, onCountry, onMethod }: DeliveryEstimateProps) {
  const { t, i18n } = useTranslation();
  const today = dayIn(shop.timeZone, new Date(Date.now() - useClockOffset()));
  const group = useId();
  return (
    <div className="mt-5">
      <Select label={t("Deliver to")} value={country} onChange={(event) => onCountry(event.target.value)}>
        <CountryOptions />
      </Select>
      <fieldset aria-label={t("Delivery method")} className="mt-2">
        {deliveryMethods(country, shop).map((option) => {
          const price = deliveryPrice(option, { country, goods, shop, ...(coupon && { coupon }) });
          return (
            <label
              key={option.id}
              className="flex fold min-h-11 items-center gap-3 py-1.5 text-[0.9375rem] leading-tight"
            >
              <input
                type="radio"
                autoComplete="off"
                name={group}
                value={option.id}
                checked={option.id === method}
                onChange={() => onMethod(option.id)}
                className="size-4.5 shrink-0"
              />
              <span className="flex-1">
                {t(option.name)}
                <span className="block text-sm text-muted">
                  {arrival(option, today, closedIn(shop), { t, language: i18n.language })}
                </span>
              </span>
              <span className="tabular-nums">{price > 0 ? <Money cents={price} /> : t("Free")}</span>
            </label>
          );
        })}
      </fieldset>
    </div>
  );
}
