import { type MouseEvent, useEffect, useRef } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { useSend } from "~/platform/requests/use-send.ts";
import { Button } from "~/platform/ui/button.tsx";
import { orderActionPath } from "../orders/order-action-path.ts";
import type { Receipt } from "./withdraw.server.ts";
import type { NamedLine, WithdrawalForm } from "./withdrawal-form.ts";
import { WithdrawalStatement } from "./withdrawal-statement.tsx";

type WithdrawalConfirmProps = {
  form: WithdrawalForm;
  /** The lines chosen before; empty for the whole order. */
  lines: readonly NamedLine[];
  onBack: () => void;
  onDone: (receipt: Receipt) => void;
};

/** Step 2: the statement as it will be sent, and the button that sends it. */
export function WithdrawalConfirm({ form, lines, onBack, onDone }: WithdrawalConfirmProps) {
  const { t, i18n } = useTranslation("checkout");
  const heading = useRef<HTMLHeadingElement>(null);
  const { send, failure } = useSend();
  useEffect(() => heading.current?.focus(), []);

  /** `detail` counts clicks: the second of a double click on "Continue" lands here and is no confirmation. */
  function confirm({ detail }: MouseEvent) {
    const { name, email } = form;
    const body = { name, email, language: i18n.language, lines };
    const done = ({ receipt }: { receipt: Receipt }) => onDone(receipt);
    if (detail <= 1) void send(orderActionPath(form, "withdraw"), body, done);
  }

  const offline = t(
    "The shop did not answer, so nobody knows whether your withdrawal has arrived. If no e-mail confirms it, please send it again.",
  );

  return (
    <div className="max-w-xl">
      <h2 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {t("Check and confirm")}
      </h2>
      <p className="mt-3 mb-6">{t("I withdraw from the contract about the goods named here.")}</p>
      <WithdrawalStatement form={form} lines={lines} />
      <p role="alert" className="mt-4 font-medium text-sale empty:hidden">
        {failure && (failure.status === 0 ? offline : t(failure.fields[0]?.message ?? failure.message, failure.values))}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={confirm}>{t("Confirm withdrawal")}</Button>
        <Button look="outline" onClick={onBack}>
          {t("Change")}
        </Button>
      </div>
    </div>
  );
}
