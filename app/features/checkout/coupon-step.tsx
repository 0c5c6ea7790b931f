import { CouponField } from "./coupon-field.tsx";
import type { Quote } from "./quote.ts";
import { type CheckoutForm, fieldId } from "./use-checkout-form.ts";
import type { HeldCoupon } from "./use-held-coupon.ts";

type CouponStepProps = { form: CheckoutForm; quote: Quote; held: HeldCoupon };

/** The cart's coupon, with what the server has to say about it once the order was sent. */
export function CouponStep({ form, quote, held }: CouponStepProps) {
  const error = held.code && form.errorOf("coupon");
  return (
    <div id={fieldId("coupon")} tabIndex={-1} className={`*:mt-0 ${error ? "[&_[role=status]]:hidden" : ""}`}>
      <CouponField held={held} goods={quote.goods} />
      {error && <p className="text-sm font-medium text-sale">{error}</p>}
    </div>
  );
}
