import { type ReactNode, useState } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { fieldsOf } from "~/settings/checkout-fields.ts";
import { TypedFields } from "./typed-fields.tsx";
import type { CheckoutFormState } from "./use-checkout-form.ts";

/** The shopper's contact details for this order. */
export function ContactFields({ form, isForCollection }: { form: CheckoutFormState; isForCollection: boolean }) {
  const { t } = useTranslation("checkout");
  const email = form.field("contact.email");
  const [suggestion, suggest] = useState<ReactNode>();
  const onBlur = () => {
    email.onBlur();
    // If it cannot be loaded, nothing is suggested.
    import("./suggest-address.tsx").then((m) => m.suggestAddress(email, suggest)).catch(() => {});
  };
  return (
    <div className="grid gap-5">
      <TypedFields
        fields={fieldsOf("contact")}
        field={(name) => form.field(`contact.${name}`)}
        own={{
          email: { onBlur, ...(suggestion !== undefined && { hint: suggestion }) },
          phone: isForCollection ? { hint: t("Only for questions about this order.") } : {},
        }}
      />
    </div>
  );
}
