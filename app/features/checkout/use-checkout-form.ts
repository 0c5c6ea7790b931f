import { useState } from "react";
import { useTranslation } from "~/i18n/use-translation.tsx";
import type { SummaryError } from "~/ui/error-summary.tsx";
import { shop } from "../../../shop.config.ts";
import { useChargedMoney } from "../orders/charged-money.tsx";
import { type FieldError, fieldErrors } from "../orders/field-errors.ts";
import { ownCurrency } from "../shop/own-currency.ts";
import {
  type CheckoutChoice,
  type CheckoutDraft,
  checkoutOf,
  type TextPath,
  textOf,
  withText,
} from "./checkout-draft.ts";
import { type Checkout, checkoutSchema } from "./checkout-schema.ts";
import { storeDraft } from "./stored-draft.ts";
import { useAfterPress } from "./use-after-press.ts";

const schema = checkoutSchema(shop);

type DraftState = readonly [CheckoutDraft, (draft: CheckoutDraft) => void];

export type CheckoutFormState = ReturnType<typeof useCheckoutForm>;

/** The form's id, for fields outside of it (the coupon is a form of its own). */
export const CHECKOUT_FORM = "checkout-form";

/** Returns the id of the field with this path, for labels and the error summary. */
export function fieldId(path: string): string {
  return `checkout-${path.replaceAll(".", "-")}`;
}

/** State of the checkout form: validated on submit and, from then on, whenever a field loses focus. */
export function useCheckoutForm([draft, setDraft]: DraftState, choice: CheckoutChoice) {
  const { t } = useTranslation("checkout");
  const money = useChargedMoney(ownCurrency);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [attempt, setAttempt] = useState(0);

  function check(next: CheckoutDraft): Checkout | undefined {
    const result = schema.safeParse(checkoutOf(next, choice));
    setErrors(result.success ? [] : fieldErrors(result.error));
    return result.success ? result.data : undefined;
  }

  function change(next: CheckoutDraft, isDone = false) {
    storeDraft(next);
    setDraft(next);
    if (isDone && attempt > 0) checkLater();
  }

  const checkLater = useAfterPress(() => check(draft));

  function messageOf({ message, cents }: FieldError): string {
    return t(message, cents === undefined ? {} : { amount: money(cents) });
  }

  /** The summary has to tell the two addresses apart. */
  function summaryOf(error: FieldError): SummaryError {
    const one = { id: fieldId(error.path), message: messageOf(error) };
    return error.path.startsWith("billing.") ? { ...one, group: t("Billing address") } : one;
  }

  function errorOf(path: string): string | undefined {
    const error = errors.find((each) => each.path === path);
    return error && messageOf(error);
  }

  return {
    draft,
    attempt,
    change,
    errorOf,
    summary: errors.map(summaryOf),
    /** Returns the props of the text field with this path. */
    field: (path: TextPath) => ({
      id: fieldId(path),
      name: path,
      form: CHECKOUT_FORM,
      value: textOf(draft, path),
      error: errorOf(path),
      onChange: (event: { target: { value: string } }) => change(withText(draft, path, event.target.value)),
      onBlur: () => attempt > 0 && checkLater(),
    }),
    /** Returns the validated form; if invalid, undefined: the errors are shown and the summary takes the focus. */
    submit(): Checkout | undefined {
      const checkout = check(draft);
      if (!checkout) setAttempt(attempt + 1);
      return checkout;
    },
    /** Clears the error of a field whose value has changed. */
    forget(path: string) {
      setErrors((found) =>
        found.some((error) => error.path === path) ? found.filter((error) => error.path !== path) : found,
      );
    },
    /** Shows the server's errors. */
    refuse(found: readonly FieldError[]) {
      setErrors(found);
      setAttempt(attempt + 1);
    },
  };
}
