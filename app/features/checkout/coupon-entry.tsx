import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { setCoupon, useCart } from "../cart/cart.store.ts";
import { useEuros } from "../orders/euros.tsx";
import type { Quote } from "../orders/quote.ts";
import { type CheckoutForm, fieldId } from "./use-checkout-form.ts";

type CouponEntryProps = { form: CheckoutForm; quote: Quote };

/** The cart's coupon: typed, in use, or why it does not apply. */
export function CouponEntry({ form, quote }: CouponEntryProps) {
  const { t } = useTranslation("checkout");
  const euros = useEuros();
  const coupon = useCart((cart) => cart.coupon);
  const [typed, setTyped] = useState("");
  const id = fieldId("coupon");
  const { couponError } = quote;
  const why = couponError && t(couponError.message, couponError.cents ? { amount: euros(couponError.cents) } : {});
  const error = form.errorOf("coupon") ?? why;
  const apply = () => {
    setCoupon(typed.trim().toUpperCase());
    setTyped("");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    apply();
  };
  if (coupon)
    return (
      <div>
        <div className="flex min-h-12 items-center justify-between gap-4 rounded-base border border-line bg-surface ps-4">
          <p id={id} tabIndex={-1}>
            {t("Coupon {{code}}", { code: coupon })}
          </p>
          <Button look="quiet" onClick={() => setCoupon("")}>
            {t("Remove coupon")}
          </Button>
        </div>
        <p role="status" className={`mt-1 text-sm font-medium ${error ? "text-sale" : "text-good"}`}>
          {error ?? t("It is part of the total.")}
        </p>
      </div>
    );
  return (
    <div className="flex items-end gap-3">
      <Field
        id={id}
        label={t("Coupon")}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        dir="ltr"
        className="flex-1"
      />
      <Button look="outline" onClick={apply} aria-disabled={typed.trim() === ""}>
        {t("Apply")}
      </Button>
    </div>
  );
}
