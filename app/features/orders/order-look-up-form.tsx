import { type ChangeEvent, type FormEvent, useState } from "react";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { Button } from "~/ui/button.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { Field } from "~/ui/field.tsx";
import { ScriptForm } from "~/ui/script-form.tsx";
import type { OrderLink } from "./order-link.ts";
import { exampleNumber } from "./order-number.ts";

type OrderLookUpFormProps = { onLookUp: (link: OrderLink) => void; start?: OrderLink | undefined };

const fields = [
  { name: "number", message: "Enter the order number." },
  { name: "code", message: "Enter the code." },
] as const;

/** The form for an order's number and code from its confirmation. */
export function OrderLookUpForm({ onLookUp, start }: OrderLookUpFormProps) {
  const { t } = useTranslation("checkout");
  const [link, setLink] = useState<OrderLink>(start ?? { number: "", code: "" });
  const [attempt, setAttempt] = useState(0);
  const missing = fields.filter(({ name }) => link[name].trim() === "");
  const errors =
    attempt > 0 ? missing.map(({ name, message }) => ({ id: `look-up-${name}`, message: t(message) })) : [];
  const errorOf = (name: string) => errors.find(({ id }) => id === `look-up-${name}`)?.message;
  // A functional update, since several fields may report input from before hydration at the same time.
  const change = (name: keyof OrderLink) => (event: ChangeEvent<HTMLInputElement>) => {
    const { value } = event.target;
    setLink((before) => ({ ...before, [name]: value }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (missing.length > 0) return setAttempt(attempt + 1);
    onLookUp({ number: link.number.trim(), code: link.code.trim() });
  };
  return (
    <ScriptForm onSubmit={submit} className="max-w-md space-y-5">
      <ErrorSummary
        title={t("Please check these fields", { count: errors.length })}
        errors={errors}
        attempt={attempt}
      />
      <Field
        id="look-up-number"
        label={t("Order number")}
        hint={t("As it stands in your e-mail, for example {{example}}", { example: exampleNumber })}
        value={link.number}
        onChange={change("number")}
        error={errorOf("number")}
        required
        kind="code"
      />
      <Field
        id="look-up-code"
        label={t("Code")}
        hint={t("Three groups of four, in your confirmation e-mail")}
        value={link.code}
        onChange={change("code")}
        error={errorOf("code")}
        required
        kind="code"
      />
      <Button type="submit" className="max-sm:w-full">
        {t("Show order")}
      </Button>
    </ScriptForm>
  );
}
