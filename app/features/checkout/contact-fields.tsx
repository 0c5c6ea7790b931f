import { useTranslation } from "~/i18n/use-translation.tsx";
import { Field } from "~/ui/field.tsx";
import type { CheckoutFormState } from "./use-checkout-form.ts";

/** The shopper's contact details for this order. */
export function ContactFields({ form, isForCollection }: { form: CheckoutFormState; isForCollection: boolean }) {
  const { t } = useTranslation("checkout");
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        {...form.field("contact.email")}
        label={t("E-mail address")}
        hint={t("For the confirmation of this order, and nothing else.")}
        kind="email"
        required
      />
      <Field
        {...form.field("contact.phone")}
        label={t("Phone")}
        hint={isForCollection ? t("Only for questions about this order.") : t("Only for the carrier.")}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
      />
    </div>
  );
}
