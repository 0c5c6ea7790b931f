import { type ReactNode, useState } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Field } from "~/platform/ui/field.tsx";
import { FoldedField, UnfoldButtons } from "./folded-field.tsx";
import type { CheckoutFormState } from "./use-checkout-form.ts";

/** The shopper's contact details for this order; the phone number is folded until somebody wants to give it. */
export function ContactFields({ form, isForCollection }: { form: CheckoutFormState; isForCollection: boolean }) {
  const { t } = useTranslation("checkout");
  const email = form.field("contact.email");
  const [suggestion, suggest] = useState<ReactNode>();
  const [isUnfolded, setUnfolded] = useState(false);
  const phone = { ...form.field("contact.phone"), isUnfolded, onUnfold: () => setUnfolded(true) };
  return (
    <div className="grid gap-5">
      <Field
        {...email}
        onBlur={() => {
          email.onBlur();
          // If it cannot be loaded, nothing is suggested.
          import("./suggest-address.tsx").then((m) => m.suggestAddress(email, suggest)).catch(() => {});
        }}
        label={t("E-mail address")}
        hint={suggestion ?? t("For the confirmation of this order, and nothing else.")}
        kind="email"
        required
      />
      <FoldedField
        {...phone}
        label={t("Phone")}
        hint={isForCollection ? t("Only for questions about this order.") : t("Only for the carrier.")}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
      />
      <UnfoldButtons fields={[{ ...phone, label: t("Add a phone number") }]} />
    </div>
  );
}
