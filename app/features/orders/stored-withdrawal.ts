import type { Receipt } from "./withdraw.server.ts";
import { emptyWithdrawal, type NamedLine, type WithdrawalForm } from "./withdrawal-form.ts";

/** The step of a withdrawal: filling in the form, confirming these lines, or done with its receipt. */
export type WithdrawalStep = { at: "form" } | { at: "confirm"; lines: readonly NamedLine[] } | Done;
type Done = { at: "done"; receipt: Receipt; form: WithdrawalForm; lines: readonly NamedLine[] };

/** `form` is what the form contains: after a withdrawal, the start of another one. */
export type StoredWithdrawal = { form: WithdrawalForm; step: WithdrawalStep };

const STORAGE_KEY = "vitrine:withdrawal";

/** Returns what was entered in this tab before a reload, and the receipt if it was sent. */
export function readStoredWithdrawal(): StoredWithdrawal {
  const nothing: StoredWithdrawal = { form: emptyWithdrawal, step: { at: "form" } };
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "null");
    return isStored(stored) ? stored : nothing;
  } catch {
    return nothing;
  }
}

/** Stores input and current step, for a reload of this tab. */
export function storeWithdrawal(withdrawal: StoredWithdrawal): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(withdrawal));
  } catch {
    // Storage is blocked: the input lasts until the reload.
  }
}

function isStored(value: unknown): value is StoredWithdrawal {
  const { form, step } = (value ?? {}) as Partial<StoredWithdrawal>;
  if (!isForm(form)) return false;
  if (step?.at === "form") return true;
  const isDone = step?.at === "done" && Boolean(step.receipt?.receivedAt) && isForm(step.form);
  return (isDone || step?.at === "confirm") && Array.isArray(step.lines);
}

function isForm(form: WithdrawalForm | undefined): boolean {
  const isText = [form?.name, form?.number, form?.email].every((text) => typeof text === "string");
  return isText && typeof form?.pieces === "object" && typeof form.isPartial === "boolean";
}
