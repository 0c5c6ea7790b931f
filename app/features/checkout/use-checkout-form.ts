import { idOfField, useForm } from "~/platform/forms/use-form.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import type { FieldError } from "~/platform/requests/api-client.ts";
import { ownCurrency } from "~/settings/own-currency.ts";
import { shop } from "../../../shop.config.ts";
import { CHECKOUT } from "../cart/draft-country.ts";
import type { Cents } from "../catalogue/product.ts";
import { useChargedMoney } from "../orders/charged-money.tsx";
import { type CheckoutChoice, type CheckoutDraft, type CheckoutPath, checkoutOf } from "./checkout-draft.ts";
import { type Checkout, checkoutSchema } from "./checkout-schema.ts";
import type { OrderRefusal } from "./use-place-order.ts";

const schema = checkoutSchema(shop);

type DraftState = readonly [CheckoutDraft, (next: (before: CheckoutDraft) => CheckoutDraft) => void];

export type CheckoutFormState = ReturnType<typeof useCheckoutForm>;

/** The form's id, for fields outside of it (the coupon is a form of its own). */
export const CHECKOUT_FORM = "checkout-form";

/** Returns the id of the field with this path. */
export const fieldId = (path: string) => idOfField(CHECKOUT, path);

/** The checkout form; `send` places the order. */
export function useCheckoutForm(
  state: DraftState,
  choice: CheckoutChoice,
  send: (checkout: Checkout) => Promise<OrderRefusal | undefined>,
) {
  const { t } = useTranslation("checkout");
  const money = useChargedMoney(ownCurrency);
  const form = useForm({
    id: CHECKOUT,
    state,
    schema,
    words: "checkout",
    input: (draft) => checkoutOf(draft, choice),
    valuesOf: ({ cents }: FieldError & { cents?: Cents }) => (cents === undefined ? {} : { amount: money(cents) }),
    send,
  });
  return {
    ...form,
    /** The summary has to tell the two addresses apart. */
    summary: form.summary.map((error) =>
      error.id.startsWith(fieldId("billing.")) ? { ...error, group: t("Billing address") } : error,
    ),
    /** Returns the props of the text field with this path. */
    field: (path: CheckoutPath) => ({ ...form.field(path, false), form: CHECKOUT_FORM }),
  };
}
