import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { ownCurrency } from "~/settings/own-currency.ts";
import type { Cents } from "../catalogue/product.ts";
import { useChargedMoney } from "../orders/charged-money.tsx";
import { AddressFields } from "./address-fields.tsx";
import { TICKED } from "./checkout-draft.ts";
import type { CheckoutFormState } from "./use-checkout-form.ts";
import { usePaymentProvider } from "./use-payment-provider.ts";

/** Unknown providers get a general text. */
const providers: Readonly<Record<string, { name: string; text: string } | undefined>> = {
  test: {
    name: "Test payment",
    text: "Test mode: this shop takes no money. On the next page you choose how the payment ends.",
  },
  stripe: {
    name: "Card and more, by Stripe",
    text: "After ordering you pay on the page of Stripe, our payment provider. We never see your card details.",
  },
};

const nothingToPay = {
  name: "Nothing left to pay",
  text: "Your order is placed and confirmed at once, without another page.",
};

const tooLittle = {
  name: "Too little to be charged",
  text: "Payments begin at {{amount}}. Please add something to your cart.",
};

type PaymentStepProps = {
  form: CheckoutFormState;
  /** The amount left to pay. */
  charge: Cents;
  /** Whether the invoice address may differ; collected orders have no delivery address to differ from. */
  isBilledApart: boolean;
};

/** Payment method and billing address. */
export function PaymentStep({ form, charge, isBilledApart }: PaymentStepProps) {
  const { t } = useTranslation("checkout");
  const money = useChargedMoney(ownCurrency);
  const { provider, least = 0 as Cents } = usePaymentProvider() ?? {};
  const isPaid = charge === 0;
  const isTooLittle = !isPaid && charge < least;
  const words = isPaid ? nothingToPay : isTooLittle ? tooLittle : provider && providers[provider];
  return (
    <div className="space-y-6">
      <div
        className={`min-h-24 rounded-base border border-line border-s-4 bg-surface p-4 ${isTooLittle || (provider === "test" && !isPaid) ? "border-s-warn" : "border-s-ink"}`}
      >
        <p className="font-medium">{words ? t(words.name) : t("Payment after ordering")}</p>
        <p className="mt-1 text-[0.9375rem] text-muted">
          {words
            ? t(words.text, { amount: money(least) })
            : t("You pay on the next page, after ordering. We never see your card details.")}
        </p>
      </div>
      {isBilledApart && <BillingAddress form={form} />}
    </div>
  );
}

function BillingAddress({ form }: { form: CheckoutFormState }) {
  const { t } = useTranslation("checkout");
  const isApart = form.texts.hasBilling === TICKED;
  return (
    <>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 shrink-0"
          checked={!isApart}
          onChange={(event) => form.change({ hasBilling: event.target.checked ? "" : TICKED })}
        />
        {t("Use the delivery address for billing")}
      </label>
      {isApart && (
        <fieldset>
          <legend className="mb-4 text-lg font-medium">{t("Billing address")}</legend>
          <AddressFields
            country={form.texts["billing.country"]}
            field={(part) => form.field(`billing.${part}`)}
            purpose="billing"
          />
        </fieldset>
      )}
    </>
  );
}
