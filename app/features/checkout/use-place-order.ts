import { useNavigate } from "react-router";
import type { Refusal } from "~/platform/forms/use-form.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import type { ApiFailure } from "~/platform/requests/api-client.ts";
import type { OrderLink } from "../orders/order-link.ts";
import type { Checkout, OrderedLine } from "./checkout-schema.ts";
import { lookUpCode } from "./known-codes.store.ts";
import { replaceEarlier, type SubmitProblem, submitOrder } from "./submit-order.ts";

/** What is sent beside the form. */
const besideTheForm = /^(key|lines|language|total|charge)\b/;

type PlaceOrderOptions = {
  lines: readonly OrderedLine[];
  total: number;
  /** The part of `total` left to pay after gift cards. */
  charge: number;
  /** Called with a placed order's details before the browser leaves for the payment page. */
  onPlaced: ((checkout: Checkout) => Promise<void>) | undefined;
};

/** Why the order was not placed; without `fields`, it is not for anything in the form. */
export type OrderRefusal = SubmitProblem & Refusal;

/** Returns what places the order and continues to the payment page, and what first cancels an earlier one. */
export function usePlaceOrder({ lines, total, charge, onPlaced }: PlaceOrderOptions) {
  const { language } = useTranslation().i18n;
  const navigate = useNavigate();

  /** Resolves only if the shopper comes back to this very page, which the back/forward cache may have kept. */
  function leaveFor(path: string): Promise<undefined> {
    if (path.startsWith("/")) void navigate(path);
    else location.assign(path);
    return new Promise((resolve) => {
      addEventListener("pageshow", ({ persisted }) => persisted && resolve(undefined));
    });
  }

  async function place(checkout: Checkout): Promise<OrderRefusal | undefined> {
    const answer = await submitOrder({ ...checkout, lines, language, total, charge });
    if (answer.ok) {
      await onPlaced?.(checkout);
      return leaveFor(answer.path);
    }
    const fields = answer.kind === "refused" ? fieldsOf(answer.failure) : [];
    // Refresh the cards' balances, so that they are shown before the order is sent again.
    if (fields.some(({ path }) => path === "giftCards"))
      for (const code of checkout.giftCards ?? []) void lookUpCode(code);
    return { ...answer, fields };
  }

  async function replace(earlier: OrderLink): Promise<OrderRefusal | undefined> {
    const failure = await replaceEarlier(earlier);
    return failure && { ok: false, kind: "refused", failure, fields: [] };
  }

  return { place, replace };
}

function fieldsOf({ code, fields }: ApiFailure) {
  return code === "invalid" ? fields.filter(({ path }) => !besideTheForm.test(path)) : [];
}
