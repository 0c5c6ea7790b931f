import { useState } from "react";
import { type Schema, useForm } from "~/platform/forms/use-form.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Button } from "~/platform/ui/button.tsx";
import { ErrorSummary } from "~/platform/ui/error-summary.tsx";
import { Field } from "~/platform/ui/field.tsx";
import { ScriptForm } from "~/platform/ui/script-form.tsx";
import type { OrderLink } from "./order-link.ts";
import { exampleNumber } from "./order-number.ts";

type OrderLookUpFormProps = { onLookUp: (link: OrderLink) => void; start?: OrderLink | undefined };

const missing = { number: "Enter the order number.", code: "Enter the code." };

/** Written by hand: these pages do without the library of the other forms. */
const schema: Schema<OrderLink> = {
  safeParse({ number, code }: OrderLink) {
    const data = { number: number.trim(), code: code.trim() };
    const names = (["number", "code"] as const).filter((name) => !data[name]);
    const issues = names.map((name) => ({ path: [name], message: missing[name] }));
    return issues.length > 0 ? { error: { issues } } : { data };
  },
};

/** The form for an order's number and code from its confirmation. */
export function OrderLookUpForm({ onLookUp, start }: OrderLookUpFormProps) {
  const { t } = useTranslation("checkout");
  const state = useState<OrderLink>(start ?? { number: "", code: "" });
  const form = useForm({
    id: "look-up",
    state,
    schema,
    async send(link) {
      onLookUp(link);
      return undefined;
    },
  });
  return (
    <ScriptForm onSubmit={form.onSubmit} className="max-w-md space-y-5">
      <ErrorSummary
        title={t("Please check these fields", { count: form.summary.length })}
        errors={form.summary}
        submitCount={form.submitCount}
      />
      <Field
        {...form.field("number")}
        label={t("Order number")}
        hint={t("As it stands in your e-mail, for example {{example}}", { example: exampleNumber })}
        kind="code"
      />
      <Field
        {...form.field("code")}
        label={t("Code")}
        hint={t("Three groups of four, in your confirmation e-mail")}
        kind="code"
      />
      <Button type="submit" className="max-sm:w-full">
        {t("Show order")}
      </Button>
    </ScriptForm>
  );
}
