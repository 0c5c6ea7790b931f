import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useDraft } from "~/platform/forms/drafts.ts";
import { focusHeading } from "~/platform/ui/focus-heading.ts";
import type { Order } from "../orders/order.ts";
import { isWhole, type OrderLink } from "../orders/order-link.ts";
import { isSameNumber } from "../orders/order-number.ts";
import { keepSessionLink, sessionLink } from "../orders/session-link.ts";
import { useOrder } from "../orders/use-order.ts";
import { readStoredWithdrawal, type StoredWithdrawal, WITHDRAWAL } from "./stored-withdrawal.ts";
import type { Receipt } from "./withdraw.server.ts";
import { WithdrawalConfirm } from "./withdrawal-confirm.tsx";
import { WithdrawalFields } from "./withdrawal-fields.tsx";
import { emptyWithdrawal, type NamedLine, type WithdrawalForm, withdrawnLines } from "./withdrawal-form.ts";
import { WithdrawalLines } from "./withdrawal-lines.tsx";
import { WithdrawalOrderCode } from "./withdrawal-order-code.tsx";
import { WithdrawalReceipt } from "./withdrawal-receipt.tsx";

/** The history state of the entry after the form, which confirms the withdrawal and then shows its receipt. */
const AFTER_FORM = "after-form";

/** The withdrawal, step by step; `start` comes from the URL. Rendered in the browser only. */
export function Withdrawal({ start }: { start: OrderLink }) {
  const { state, search, hash } = useLocation();
  const isAfterForm = state === AFTER_FORM;
  const navigate = useNavigate();
  const begin = () => startingFrom(readStoredWithdrawal(), start, isAfterForm);
  const [{ form, step }, setState] = useDraft<StoredWithdrawal>(WITHDRAWAL, begin);
  const [link, setLink] = useState(() => (isWhole(start) ? start : sessionLink()));
  const [code, setCode] = useState("");
  const { query, reload } = useOrder(link);
  const found = query.status === "found" ? query.order : undefined;
  const order = found && isSameNumber(found.number, form.number) ? found : undefined;

  // Parts are chosen again after a reload, so the order must load without its code being entered again.
  useEffect(() => {
    if (order && link) keepSessionLink(link);
  }, [order, link]);

  useEffect(() => {
    if (order) setState((before) => ({ ...before, form: filledFrom(before.form, order) }));
  }, [order, setState]);

  const isForm = !isAfterForm || step.at === "form";
  const wasForm = useRef(isForm);
  useEffect(() => {
    if (isForm && !wasForm.current) focusHeading();
    wasForm.current = isForm;
  }, [isForm]);

  const confirm = () => {
    setState({ form, step: { at: "confirm", lines: withdrawnLines(form, order) } });
    if (!isAfterForm) void navigate({ search, hash }, { preventScrollReset: true, state: AFTER_FORM });
  };
  const finish = (receipt: Receipt, lines: readonly NamedLine[]) => {
    setState({ form: anotherOf(form), step: { at: "done", receipt, form, lines } });
    if (link) reload();
  };
  const backToForm = () => void navigate(-1);

  if (isAfterForm && step.at === "done") return <WithdrawalReceipt {...step} onAnother={backToForm} />;
  if (isAfterForm && step.at === "confirm")
    return (
      <WithdrawalConfirm
        form={form}
        lines={step.lines}
        onBack={backToForm}
        onDone={(receipt) => finish(receipt, step.lines)}
      />
    );
  // The same code again reloads the order: the earlier failure may have been temporary.
  const lookUp = (code: string) =>
    form.number === link?.number && code === link.code ? reload() : setLink({ number: form.number, code });
  const change = (next: (before: WithdrawalForm) => WithdrawalForm) =>
    setState((before) => ({ form: next(before.form), step: { at: "form" } }));
  return (
    <WithdrawalFields form={form} order={order} onChange={change} onDone={confirm}>
      {order ? (
        <WithdrawalLines order={order} form={form} onChange={(next) => change(() => next)} />
      ) : (
        <WithdrawalOrderCode
          number={form.number}
          code={code}
          onCode={setCode}
          onLookUp={lookUp}
          isLoading={query.status === "loading"}
          failure={query.status === "failed" ? query.failure : undefined}
        />
      )}
    </WithdrawalFields>
  );
}

/** Returns what was stored, unless the URL of a form names another order. */
function startingFrom(stored: StoredWithdrawal, { number }: OrderLink, isAfterForm: boolean): StoredWithdrawal {
  if (isAfterForm || !number || isSameNumber(stored.form.number, number)) return stored;
  return { form: { ...emptyWithdrawal, number }, step: { at: "form" } };
}

/** Starts another withdrawal, usually by the same person from the rest of the same order. */
function anotherOf({ name, number, email }: WithdrawalForm): WithdrawalForm {
  return { ...emptyWithdrawal, name, number, email };
}

/** Fills empty fields with what the order contains. */
function filledFrom(form: WithdrawalForm, order: Order): WithdrawalForm {
  return { ...form, name: form.name || order.address.name, email: form.email || order.contact.email };
}
