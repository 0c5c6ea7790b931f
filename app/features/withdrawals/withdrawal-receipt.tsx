import { useEffect, useRef } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Button, ButtonLink } from "~/platform/ui/button.tsx";
import { useDateFormatters } from "../orders/use-date-formatters.ts";
import type { Receipt } from "./withdraw.server.ts";
import type { NamedLine, WithdrawalForm } from "./withdrawal-form.ts";
import { WithdrawalStatement } from "./withdrawal-statement.tsx";
import "~/platform/ui/on-paper.css";

type WithdrawalReceiptProps = {
  receipt: Receipt;
  form: WithdrawalForm;
  /** The lines sent; empty for the whole order. */
  lines: readonly NamedLine[];
  onAnother: () => void;
};

/** The receipt of a withdrawal, to keep: its content, date and time. */
export function WithdrawalReceipt({ receipt, form, lines, onAnother }: WithdrawalReceiptProps) {
  const { t } = useTranslation("checkout");
  const { moment } = useDateFormatters();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="max-w-xl">
      <h2 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {t("We have received your withdrawal")}
      </h2>
      <p className="mt-3 mb-6">
        {t("Received on {{moment}}. This receipt is on its way to {{email}} as well.", {
          moment: moment(receipt.receivedAt),
          email: form.email,
        })}
      </p>
      <WithdrawalStatement form={form} lines={lines} />
      <p className="mt-3 text-sm text-muted">
        {`${t("Receipt {{id}}", { id: receipt.id })} · `}
        <bdi className="whitespace-nowrap">
          <time dateTime={receipt.receivedAt}>{receipt.receivedAt}</time>
        </bdi>
      </p>
      <p className="mt-6">
        {t(
          "If you have received the goods, please send them back within 14 days. We pay back what you have paid within 14 days as well.",
        )}
      </p>
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        <Button look="outline" onClick={() => window.print()}>
          {t("Print")}
        </Button>
        <ButtonLink to="/returnandrefund" look="outline">
          {t("How to send goods back")}
        </ButtonLink>
        <Button look="quiet" className="max-sm:w-full" onClick={onAnother}>
          {t("Another withdrawal")}
        </Button>
      </div>
    </div>
  );
}
