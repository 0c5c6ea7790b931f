import { type FormEvent, type ReactNode, useState } from "react";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { Button } from "~/ui/button.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { Field } from "~/ui/field.tsx";
import { ScriptForm } from "~/ui/script-form.tsx";
import type { Order } from "./order.ts";
import { exampleNumber } from "./order-number.ts";
import { type WithdrawalForm, withdrawalErrors } from "./withdrawal-form.ts";

type WithdrawalFieldsProps = {
  form: WithdrawalForm;
  onChange: (form: WithdrawalForm) => void;
  onDone: () => void;
  order: Order | undefined;
  /** The choice of lines, if the order is known. */
  children: ReactNode;
};

/** Step 1: who withdraws from which order. */
export function WithdrawalFields({ form, order, onChange, onDone, children }: WithdrawalFieldsProps) {
  const { t } = useTranslation("checkout");
  const [attempt, setAttempt] = useState(0);
  const found = withdrawalErrors(form, order);
  const errors = attempt > 0 ? found : {};
  const listed = Object.entries(errors).map(([name, message]) => ({ id: `withdraw-${name}`, message: t(message) }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (Object.keys(found).length > 0) return setAttempt(attempt + 1);
    onDone();
  };
  const field = (name: "name" | "number" | "email") => ({
    id: `withdraw-${name}`,
    value: form[name],
    error: errors[name] && t(errors[name]),
    required: true,
    onChange: (event: { target: { value: string } }) => onChange({ ...form, [name]: event.target.value }),
  });
  return (
    <ScriptForm onSubmit={submit} className="max-w-xl space-y-5">
      <ErrorSummary
        title={t("Please check these fields", { count: listed.length })}
        errors={listed}
        attempt={attempt}
      />
      <Field {...field("name")} label={t("Your name")} autoComplete="name" />
      <Field
        {...field("number")}
        label={t("Order number")}
        hint={t("As it stands in your e-mail, for example {{example}}", { example: exampleNumber })}
        kind="code"
      />
      <Field
        {...field("email")}
        label={t("E-mail address")}
        hint={t("We send the receipt to this address.")}
        kind="email"
      />
      <div id="withdraw-lines" tabIndex={-1}>
        {children}
        {errors.lines && <p className="mt-1 text-sm font-medium text-sale">{t(errors.lines)}</p>}
      </div>
      <Button type="submit" className="max-sm:w-full">
        {t("Continue")}
      </Button>
    </ScriptForm>
  );
}
