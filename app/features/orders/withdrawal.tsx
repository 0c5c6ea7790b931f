import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Order } from "./order.ts";
import { isWhole, type OrderLink } from "./order-link.ts";
import { isSameNumber } from "./order-number.ts";
import { keepSessionLink, sessionLink } from "./session-link.ts";
import { readStoredWithdrawal, type StoredWithdrawal, storeWithdrawal } from "./stored-withdrawal.ts";
import { useOrder } from "./use-order.ts";
import type { Receipt } from "./withdraw.server.ts";
import { WithdrawalConfirm } from "./withdrawal-confirm.tsx";
import { WithdrawalFields } from "./withdrawal-fields.tsx";
import { emptyWithdrawal, type NamedLine, type WithdrawalForm, withdrawnLines } from "./withdrawal-form.ts";
import { WithdrawalLines } from "./withdrawal-lines.tsx";
import { WithdrawalOrderCode } from "./withdrawal-order-code.tsx";
import { WithdrawalReceipt } from "./withdrawal-receipt.tsx";

/** The history state of an entry that shows a receipt, also after a reload. */
const RECEIPT = "receipt";

/** The withdrawal, step by step; `start` comes from the URL. Rendered in the browser only. */
export function Withdrawal({ start }: { start: OrderLink }) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [{ form, step }, setState] = useState(() => startingFrom(readStoredWithdrawal(), start, state === RECEIPT));
  const [link, setLink] = useState(() => (isWhole(start) ? start : sessionLink()));
  const { question, reload } = useOrder(link);
  const found = question.status === "found" ? question.order : undefined;
  const order = found && isSameNumber(found.number, form.number) ? found : undefined;
  const update = (next: StoredWithdrawal) => {
    storeWithdrawal(next);
    setState(next);
  };

  // Parts are chosen again after a reload, so the order must load without its code being entered again.
  useEffect(() => {
    if (order && link) keepSessionLink(link);
  }, [order, link]);

  useEffect(() => {
    if (!order || step.at !== "form") return;
    setState((before) => ({ ...before, form: filledFrom(before.form, order) }));
  }, [order, step.at]);

  const another = () => {
    update(anotherOf(form));
    if (link) reload();
  };
  const finish = (receipt: Receipt, lines: readonly NamedLine[]) => {
    update({ form, step: { at: "done", receipt, lines } });
    void navigate(".", { replace: true, preventScrollReset: true, state: RECEIPT });
  };

  if (step.at === "done")
    return <WithdrawalReceipt receipt={step.receipt} form={form} lines={step.lines} onAnother={another} />;
  if (step.at === "confirm")
    return (
      <WithdrawalConfirm
        form={form}
        lines={step.lines}
        onBack={() => update({ form, step: { at: "form" } })}
        onDone={(receipt) => finish(receipt, step.lines)}
      />
    );
  // The same code again reloads the order: the earlier failure may have been temporary.
  const ask = (code: string) =>
    form.number === link?.number && code === link.code ? reload() : setLink({ number: form.number, code });
  const confirm = () => update({ form, step: { at: "confirm", lines: withdrawnLines(form, order) } });
  const change = (next: WithdrawalForm) => update({ form: next, step });
  return (
    <WithdrawalFields form={form} order={order} onChange={change} onDone={confirm}>
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

/** Returns what was stored, unless the URL names another order, or the same one after its receipt was left. */
function startingFrom(stored: StoredWithdrawal, { number }: OrderLink, isReceipt: boolean): StoredWithdrawal {
  if (!number) return stored;
  if (!isSameNumber(stored.form.number, number)) return { form: { ...emptyWithdrawal, number }, step: { at: "form" } };
  return stored.step.at === "done" && !isReceipt ? anotherOf(stored.form) : stored;
}

/** Starts another withdrawal, usually by the same person from the rest of the same order. */
function anotherOf({ name, number, email }: WithdrawalForm): StoredWithdrawal {
  return { form: { ...emptyWithdrawal, name, number, email }, step: { at: "form" } };
}

/** Fills empty fields with what the order contains. */
function filledFrom(form: WithdrawalForm, order: Order): WithdrawalForm {
  return { ...form, name: form.name || order.address.name, email: form.email || order.contact.email };
}
