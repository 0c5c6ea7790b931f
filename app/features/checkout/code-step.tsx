import { useEffect } from "react";
import { CodeField, hasCodes } from "./code-field.tsx";
import type { Quote } from "./quote.ts";
import { type CheckoutFormState, fieldId } from "./use-checkout-form.ts";
import type { HeldCodes } from "./use-held-codes.ts";

type CodeStepProps = { form: CheckoutFormState; quote: Quote; held: HeldCodes };

/** The cart's coupon and gift cards, with the server's errors for them after the order was sent. */
export function CodeStep({ form, quote, held }: CodeStepProps) {
  const codes = [held.coupon.code, ...held.giftCards.map(({ code }) => code)].join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: an error does not apply to another code
  useEffect(form.recheck, [codes]);
  const errors = { coupon: form.errorOf("coupon"), giftCards: form.errorOf("giftCards") };
  if (!hasCodes(held)) return null;
  return (
    <div id={fieldId("coupon")} tabIndex={-1}>
      <div id={fieldId("giftCards")} tabIndex={-1} className="*:mt-0">
        <CodeField held={held} goods={quote.goods} errors={errors} />
      </div>
    </div>
  );
}
