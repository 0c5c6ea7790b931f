import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { ProductName } from "../catalogue/catalogue-text.tsx";
import { choiceInWords } from "../catalogue/choice-words.ts";
import { lineKey } from "../orders/order-line-key.ts";
import type { NamedLine, WithdrawalForm } from "./withdrawal-form.ts";

type WithdrawalStatementProps = { form: WithdrawalForm; lines: readonly NamedLine[] };

/** The statement: who withdraws, from which order, and from all of it or which lines. */
export function WithdrawalStatement({ form, lines }: WithdrawalStatementProps) {
  const { t } = useTranslation("checkout");
  const choiceOf = ({ color, size }: NamedLine) => choiceInWords(t, color, size);
  return (
    <dl className="grid gap-x-8 rounded-base border border-line bg-surface p-5 sm:grid-cols-[auto_1fr] sm:gap-y-3">
      <dt className="text-sm text-muted">{t("Your name")}</dt>
      <dd className="max-sm:mb-3">
        <bdi>{form.name}</bdi>
      </dd>
      <dt className="text-sm text-muted">{t("Order number")}</dt>
      <dd className="max-sm:mb-3">{form.number}</dd>
      <dt className="text-sm text-muted">{t("E-mail address")}</dt>
      <dd className="max-sm:mb-3">{form.email}</dd>
      <dt className="text-sm text-muted">{t("Withdrawal from")}</dt>
      <dd>
        {lines.length === 0
          ? t("The whole order")
          : lines.map((line) => (
              <span key={lineKey(line)} className="block">
                {line.quantity} × <ProductName of={line} />
                {choiceOf(line) && `, ${choiceOf(line)}`}
              </span>
            ))}
      </dd>
    </dl>
  );
}
