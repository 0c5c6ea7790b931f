import { shop } from "../../../shop.config.ts";
import { useCart } from "../cart/cart.store.ts";
import { checkCoupon, dayIn } from "./coupon.ts";
import { CouponField } from "./coupon-field.tsx";
import type { Quote } from "./quote.ts";
import { type CheckoutForm, fieldId } from "./use-checkout-form.ts";

type CouponStepProps = { form: CheckoutForm; quote: Quote };

/** The cart's coupon, with what the server has to say about it once the order was sent. */
export function CouponStep({ form, quote }: CouponStepProps) {
  const code = useCart((cart) => cart.coupon ?? "");
  const answer = code ? checkCoupon(code, quote.goods, dayIn(shop.timeZone, new Date()), shop) : undefined;
  const error = code && form.errorOf("coupon");
  return (
    <div id={fieldId("coupon")} tabIndex={-1} className={`*:mt-0 ${error ? "[&_[role=status]]:hidden" : ""}`}>
      <CouponField code={code} answer={answer} goods={quote.goods} />
      {error && <p className="text-sm font-medium text-sale">{error}</p>}
    </div>
  );
}
