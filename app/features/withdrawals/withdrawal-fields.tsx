import { type ReactNode, useEffect } from "react";
import { useForm } from "~/platform/forms/use-form.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Button } from "~/platform/ui/button.tsx";
import { ErrorSummary } from "~/platform/ui/error-summary.tsx";
import { Field } from "~/platform/ui/field.tsx";
import { ScriptForm } from "~/platform/ui/script-form.tsx";
import type { Order } from "../orders/order.ts";
import { exampleNumber } from "../orders/order-number.ts";
import { type WithdrawalForm, withdrawalInput, withdrawalSchema } from "./withdrawal-form.ts";

type WithdrawalFieldsProps = {
  form: WithdrawalForm;
  onChange: (next: (before: WithdrawalForm) => WithdrawalForm) => void;
  onDone: () => void;
  order: Order | undefined;
  /** The choice of lines, if the order is known. */
  children: ReactNode;
};

/** Step 1: who withdraws from which order. */
export function WithdrawalFields({ form: typed, order, onChange, onDone, children }: WithdrawalFieldsProps) {
  const { t } = useTranslation("checkout");
  const form = useForm({
    id: "withdraw",
    state: [typed, onChange],
    schema: withdrawalSchema,
    input: (texts) => withdrawalInput(texts, order),
    async send() {
      onDone();
      return undefined;
    },
  });
  const { field, recheck } = form;
  const missing = form.errorOf("lines");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lines are chosen among the children
  useEffect(recheck, [typed.isPartial, typed.pieces, order]);
  return (
    <ScriptForm onSubmit={form.onSubmit} className="max-w-xl space-y-5">
      <ErrorSummary
        title={t("Please check these fields", { count: form.summary.length })}
        errors={form.summary}
        submitCount={form.submitCount}
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
        {missing && <p className="mt-1 text-sm font-medium text-sale">{missing}</p>}
      </div>
      <Button type="submit" className="max-sm:w-full">
        {t("Continue")}
      </Button>
    </ScriptForm>
  );
}
