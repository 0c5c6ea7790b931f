import { type MouseEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "~/i18n/use-translation.tsx";
import type { Message } from "~/i18n/words.ts";
import { Button } from "~/ui/button.tsx";
import { postJson } from "../api/api-client.ts";
import { orderActionPath } from "./order-action-path.ts";
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
  const isSent = useRef(false);
  const [problem, setProblem] = useState<Message>();
  useEffect(() => heading.current?.focus(), []);

  /** `detail` counts clicks: the second of a double click on "Continue" lands here and is no confirmation. */
  async function send({ detail }: MouseEvent) {
    if (isSent.current || detail > 1) return;
    isSent.current = true;
    setProblem(undefined);
    const { name, email } = form;
    const body = { name, email, language: i18n.language, lines };
    const answer = await postJson<{ receipt: Receipt }>(orderActionPath(form, "withdraw"), body);
    isSent.current = false;
    if (answer.ok) return onDone(answer.data.receipt);
    const offline =
      "The shop did not answer, so nobody knows whether your withdrawal has arrived. If no e-mail confirms it, please send it again.";
    const message = answer.fields[0]?.message ?? answer.message;
    setProblem(answer.status === 0 ? { message: offline } : { message, values: answer.values });
  }

  return (
    <div className="max-w-xl">
      <h2 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {t("Check and confirm")}
      </h2>
      <p className="mt-3 mb-6">{t("I withdraw from the contract about the goods named here.")}</p>
      <WithdrawalStatement form={form} lines={lines} />
      <p role="alert" className="mt-4 font-medium text-sale empty:hidden">
        {problem && t(problem.message, problem.values)}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={send}>{t("Confirm withdrawal")}</Button>
        <Button look="outline" onClick={onBack}>
          {t("Change")}
        </Button>
      </div>
    </div>
  );
}
