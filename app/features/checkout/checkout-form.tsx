import { type ReactNode, useMemo, useRef } from "react";
import { useDraft } from "~/platform/forms/drafts.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { ErrorSummary } from "~/platform/ui/error-summary.tsx";
import { ScriptForm } from "~/platform/ui/script-form.tsx";
import { isCollected } from "~/settings/delivery-facts.ts";
import { shop } from "../../../shop.config.ts";
import { useCart } from "../cart/cart.store.ts";
import { CHECKOUT } from "../cart/draft-country.ts";
import { piecesFor } from "../cart/use-cart-lines.ts";
import type { Products } from "../catalogue/catalogue.ts";
import { chargeOf } from "../gift-cards/gift-card.ts";
import { useChargedMoney } from "../orders/charged-money.tsx";
import { AddressFields } from "./address-fields.tsx";
import { type CheckoutDraft, orderedLinesOf } from "./checkout-draft.ts";
import type { Checkout } from "./checkout-schema.ts";
import { CheckoutStep } from "./checkout-step.tsx";
import { SummaryBar, SummaryColumn } from "./checkout-summary.tsx";
import { CodeStep } from "./code-step.tsx";
import { ContactFields } from "./contact-fields.tsx";
import { DeliveryMethods } from "./delivery-methods.tsx";
import { OrderFields } from "./order-fields.tsx";
import { OrderProblem } from "./order-problem.tsx";
import { OrderingTerms } from "./ordering-terms.tsx";
import { PaymentStep } from "./payment-step.tsx";
import { usePlaceNote } from "./place-note.tsx";
import { quote as quoteFor } from "./quote.ts";
import { ReviewStep } from "./review-step.tsx";
import { readStoredDraft } from "./stored-draft.ts";
import { TermsField } from "./terms-field.tsx";
import { CHECKOUT_FORM, type CheckoutFormState, useCheckoutForm } from "./use-checkout-form.ts";
import { type HeldCodes, heldParts } from "./use-held-codes.ts";
import { usePlaceOrder } from "./use-place-order.ts";
import { useSaidPrice } from "./use-said-price.ts";

type CheckoutFormProps = {
  products: Products;
  held: HeldCodes;
  /** Rendered before the first step. */
  lead: ReactNode;
  /** Wraps the delivery address fields, and may fill them in. */
  addressBook: ((form: CheckoutFormState, fields: ReactNode) => ReactNode) | undefined;
  onPlaced: ((draft: CheckoutDraft, checkout: Checkout) => Promise<void>) | undefined;
};

/** The one-page checkout. Rendered only in the browser, once the cart is restored. */
export function CheckoutForm({ products, held, lead, addressBook, onPlaced }: CheckoutFormProps) {
  const { t } = useTranslation("checkout");
  const { lines, quote, draftState } = useQuote(products, held);
  const [draft] = draftState;
  const charge = chargeOf(quote);
  const order = usePlaceOrder({
    lines,
    total: quote.total,
    charge,
    onPlaced: onPlaced && ((checkout) => onPlaced(draft, checkout)),
  });
  const choice = {
    method: quote.method,
    coupon: quote.coupon?.code,
    giftCards: quote.giftCards?.map(({ code }) => code),
  };
  const form = useCheckoutForm(draftState, choice, order.place);
  useSaidPrice(quote, held, useChargedMoney(quote.currency));
  const isForCollection = isCollected({ id: quote.method });
  const review = useRef<HTMLDivElement>(null);
  /** The focused notice unmounts: move the focus to the order review. */
  const closeProblem = () => {
    form.dismiss();
    review.current?.focus({ preventScroll: true });
  };
  const place = { country: quote.country, postcode: draft["address.postcode"] };
  const placeNote = usePlaceNote(isForCollection ? { country: place.country } : place);
  const address = (
    <AddressFields
      country={place.country}
      postcodeNote={placeNote}
      field={(part) => form.field(`address.${part}`)}
      purpose={isForCollection ? "billing" : "shipping"}
    />
  );
  return (
    <div className="grid items-start lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-16 xl:gap-24">
      <SummaryBar quote={quote} />
      <div className="min-w-0">
        <div className="mb-8 empty:hidden">
          <ErrorSummary
            title={t("Please check these fields", { count: form.summary.length })}
            errors={form.summary}
            submitCount={form.submitCount}
          />
        </div>
        <div className="mb-5">
          {lead}
          <OrderingTerms />
        </div>
        <ScriptForm id={CHECKOUT_FORM} onSubmit={form.onSubmit}>
          <CheckoutStep number={1} title={t("Contact")}>
            <ContactFields form={form} isForCollection={isForCollection} />
          </CheckoutStep>
          <CheckoutStep number={2} title={isForCollection ? t("Billing address") : t("Delivery address")}>
            {addressBook ? addressBook(form, address) : address}
          </CheckoutStep>
          <CheckoutStep number={3} title={t("Delivery method")}>
            <DeliveryMethods form={form} quote={quote} />
          </CheckoutStep>
          <CheckoutStep number={4} title={t("Payment")}>
            <PaymentStep form={form} charge={charge} isBilledApart={!isForCollection} />
          </CheckoutStep>
        </ScriptForm>
        <CheckoutStep number={5} title={t("Review and order")}>
          <div className="space-y-6">
            <CodeStep {...{ form, quote, held }} />
            <OrderFields form={form} />
            <TermsField form={form} />
            {form.failure && (
              <OrderProblem
                problem={form.failure}
                onReplace={(earlier) => void form.submit(() => order.replace(earlier))}
                onDone={closeProblem}
              />
            )}
            <ReviewStep ref={review} quote={quote} isSending={form.isSending} />
          </div>
        </CheckoutStep>
      </div>
      <SummaryColumn quote={quote} />
    </div>
  );
}

/** The draft and the cart, priced as the server will price them. */
function useQuote(products: Products, { coupon: { code, coupons, today }, giftCards: cards }: HeldCodes) {
  const cart = useCart((state) => state);
  const draftState = useDraft<CheckoutDraft>(CHECKOUT, () => ({ ...readStoredDraft(), note: cart.note ?? "" }));
  const [draft] = draftState;
  const lines = useMemo(
    () => orderedLinesOf(cart.cartItems.filter((item) => typeof piecesFor(item, products, {}) === "number")),
    [cart.cartItems, products],
  );
  const request = {
    lines,
    country: draft["address.country"],
    postcode: draft["address.postcode"],
    method: draft.method,
    ...(code && { coupon: code }),
  };
  const sums = quoteFor(request, { catalogue: products, shown: products, shop, coupons, today });
  const giftCards = heldParts(cards, sums.total);
  return { lines, draftState, quote: { ...sums, ...(giftCards && { giftCards }) } };
}
