import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Button } from "~/platform/ui/button.tsx";
import { Field } from "~/platform/ui/field.tsx";
import { shop } from "../../../shop.config.ts";
import { exampleNumber } from "../orders/order-number.ts";

/** The withdrawal as a plain form, for browsers without scripts; `server/api/withdrawal-page.ts` answers it. */
export function PlainWithdrawal() {
  const { t, i18n } = useTranslation("checkout");
  return (
    <form method="post" action="/withdraw" className="max-w-xl space-y-5">
      <input type="hidden" name="language" value={i18n.language} />
      <Field name="name" label={t("Your name")} autoComplete="name" required />
      <Field
        name="number"
        label={t("Order number")}
        hint={t("As it stands in your e-mail, for example {{example}}", { example: exampleNumber })}
        kind="code"
        required
      />
      <Field
        name="email"
        label={t("E-mail address")}
        hint={t("We send the receipt to this address.")}
        kind="email"
        required
      />
      <p className="text-sm text-muted">
        {t("Without JavaScript this form is for the whole order. For part of it, write to {{email}}.", {
          email: shop.company.email,
        })}
      </p>
      <Button type="submit" name="step" value="check">
        {t("Continue")}
      </Button>
    </form>
  );
}
