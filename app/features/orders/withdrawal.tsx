import { useEffect, useState } from "react";
import type { Order } from "./order.ts";
import { isWhole, type OrderLink } from "./order-link.ts";
import { isSameNumber } from "./order-number.ts";
import { sessionLink } from "./session-link.ts";
import { readStoredWithdrawal, type StoredWithdrawal, storeWithdrawal } from "./stored-withdrawal.ts";
import { useOrder } from "./use-order.ts";
import { WithdrawalConfirm } from "./withdrawal-confirm.tsx";
import { WithdrawalFields } from "./withdrawal-fields.tsx";
import { emptyWithdrawal, type WithdrawalForm } from "./withdrawal-form.ts";
import { WithdrawalLines } from "./withdrawal-lines.tsx";
import { WithdrawalOrderCode } from "./withdrawal-order-code.tsx";
import { WithdrawalReceipt } from "./withdrawal-receipt.tsx";

/** The withdrawal, step by step; `start` comes from the address. Rendered in the browser alone. */
export function Withdrawal({ start }: { start: OrderLink }) {
  const [{ form, step }, setState] = useState(() => startingFrom(readStoredWithdrawal(), start));
  const [link, setLink] = useState(() => (isWhole(start) ? start : sessionLink()));
  const { question, reload } = useOrder(link);
  const found = question.status === "found" ? question.order : undefined;
  const order = found && isSameNumber(found.number, form.number) ? found : undefined;
  const update = (next: StoredWithdrawal) => {
    storeWithdrawal(next);
    setState(next);
  };

  useEffect(() => {
    if (!order || step.at !== "form") return;
    setState((before) => ({ ...before, form: filledFrom(before.form, order) }));
  }, [order, step.at]);

  /** Mostly of the same person, about what is left of the same order. */
  const another = () => {
    const { name, number, email } = form;
    update({ form: { ...emptyWithdrawal, name, number, email }, step: { at: "form" } });
    if (link) void reload();
  };

  if (step.at === "done")
    return (
      <WithdrawalReceipt receipt={step.receipt} form={form} lines={step.lines} order={order} onAnother={another} />
    );
  if (step.at === "confirm")
    return (
      <WithdrawalConfirm
        form={form}
        order={order}
        onBack={() => update({ form, step: { at: "form" } })}
        onDone={(receipt, lines) => update({ form, step: { at: "done", receipt, lines } })}
      />
    );
  // The same once more is asked for anew: what was in the way may be gone.
  const ask = (code: string) =>
    form.number === link?.number && code === link.code ? void reload() : setLink({ number: form.number, code });
  const change = (next: WithdrawalForm) => update({ form: next, step });
  return (
    <WithdrawalFields form={form} onChange={change} onDone={() => update({ form, step: { at: "confirm" } })}>
      {order ? (
        <WithdrawalLines order={order} form={form} onChange={change} />
      ) : (
        <WithdrawalOrderCode
          number={form.number}
          onAsk={ask}
          isAsking={question.status === "loading"}
          failure={question.status === "failed" ? question.failure : undefined}
        />
      )}
    </WithdrawalFields>
  );
}

function startingFrom(stored: StoredWithdrawal, { number }: OrderLink): StoredWithdrawal {
  if (!number || isSameNumber(stored.form.number, number)) return stored;
  return { form: { ...emptyWithdrawal, number }, step: { at: "form" } };
}

/** What the order knows need not be typed again. */
function filledFrom(form: WithdrawalForm, order: Order): WithdrawalForm {
  return { ...form, name: form.name || order.address.name, email: form.email || order.contact.email };
}
