import { dayIn } from "~/platform/dates/day-in.ts";
import { useClockOffset } from "~/platform/dates/shop-clock.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { isCollected } from "~/settings/delivery-facts.ts";
import { townLine } from "~/settings/town-line.ts";
import { closedIn } from "~/settings/weekend.ts";
import { shop } from "../../../shop.config.ts";
import { arrival } from "../delivery/delivery-times.ts";
import { ChargedMoney, useChargedMoney } from "../orders/charged-money.tsx";
import type { Quote } from "./quote.ts";
import { RadioCard } from "./radio-card.tsx";
import { type CheckoutFormState, fieldId } from "./use-checkout-form.ts";

type DeliveryMethodsProps = { form: CheckoutFormState; quote: Quote };

/** The delivery methods of the chosen country, with prices and delivery times. */
export function DeliveryMethods({ form, quote }: DeliveryMethodsProps) {
  const { t, i18n } = useTranslation("checkout");
  const today = dayIn(shop.timeZone, new Date(Date.now() - useClockOffset()));
  const money = useChargedMoney(quote.currency);
  const missing = quote.missingForFreeDelivery;
  const error = form.errorOf("method");
  return (
    <fieldset id={fieldId("method")} tabIndex={-1} aria-label={t("Delivery method")} className="outline-none">
      <div className="space-y-3">
        {quote.methods.map(({ id, name, days, price }) => (
          <RadioCard
            key={id}
            name="method"
            value={id}
            checked={quote.method === id}
            onChange={() => form.change({ method: id })}
          >
            <span className="flex-1">
              <span className="block font-medium">{t(name)}</span>
              <span className="block text-sm text-muted">
                {arrival({ id, days }, today, closedIn(shop), { t, language: i18n.language })}
              </span>
              {isCollected({ id }) && (
                <span className="block text-sm text-muted">
                  <bdi>{`${shop.company.street}, ${townLine(shop.company)}`}</bdi>
                </span>
              )}
            </span>
            <span className="font-medium">
              {price > 0 ? <ChargedMoney cents={price} currency={quote.currency} /> : t("Free")}
            </span>
          </RadioCard>
        ))}
      </div>
      {error && <p className="mt-2 text-sm font-medium text-sale">{error}</p>}
      {missing > 0 && !isCollected({ id: quote.method }) && (
        <p className="mt-3 text-sm text-muted">{t("{{amount}} more for free delivery", { amount: money(missing) })}</p>
      )}
    </fieldset>
  );
}
