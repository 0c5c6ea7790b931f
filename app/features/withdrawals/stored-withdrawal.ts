import { readDraft } from "../../platform/forms/drafts.ts";
import type { Receipt } from "./withdraw.server.ts";
import { emptyWithdrawal, type NamedLine, type WithdrawalForm } from "./withdrawal-form.ts";

/** The step of a withdrawal: filling in the form, confirming these lines, or done with its receipt. */
export type WithdrawalStep = { at: "form" } | { at: "confirm"; lines: readonly NamedLine[] } | Done;
type Done = { at: "done"; receipt: Receipt; form: WithdrawalForm; lines: readonly NamedLine[] };

/** `form` is what the form contains: after a withdrawal, the start of another one. */
export type StoredWithdrawal = { form: WithdrawalForm; step: WithdrawalStep };

/** The id of the form, under which input and current step are kept. */
export const WITHDRAWAL = "withdrawal";

/** Returns what was entered in this tab before a reload, and the receipt if it was sent. */
export function readStoredWithdrawal(): StoredWithdrawal {
  const stored = readDraft(WITHDRAWAL);
  return isStored(stored) ? stored : { form: emptyWithdrawal, step: { at: "form" } };
}

function isStored(value: Partial<StoredWithdrawal>): value is StoredWithdrawal {
  const { form, step } = value;
  if (!isForm(form)) return false;
  if (step?.at === "form") return true;
  const isDone = step?.at === "done" && Boolean(step.receipt?.receivedAt) && isForm(step.form);
  return (isDone || step?.at === "confirm") && Array.isArray(step.lines);
}

function isForm(form: WithdrawalForm | undefined): boolean {
  const isText = [form?.name, form?.number, form?.email].every((text) => typeof text === "string");
  return isText && typeof form?.pieces === "object" && typeof form.isPartial === "boolean";
}
