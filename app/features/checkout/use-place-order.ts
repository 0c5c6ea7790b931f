import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useTranslation } from "~/i18n/use-translation.tsx";
import type { ApiFailure } from "../api/api-client.ts";
import type { OrderLink } from "../orders/order-link.ts";
import type { Checkout, OrderedLine } from "./checkout-schema.ts";
import { lookUpCode } from "./known-codes.store.ts";
import { replaceEarlier, type SubmitProblem, submitOrder } from "./submit-order.ts";
import type { CheckoutFormState } from "./use-checkout-form.ts";

const ofTheForm = /^(contact|address|billing|method|coupon|giftCards|note|acceptsTerms)\b/;

type PlaceOrderOptions = {
  form: CheckoutFormState;
  lines: readonly OrderedLine[];
  total: number;
  /** The part of `total` left to pay after gift cards. */
  charge: number;
  /** Called with a placed order's details before the browser leaves for the payment page. */
  onPlaced: ((checkout: Checkout) => Promise<void>) | undefined;
};

/** Places the order, once however often it is clicked, and continues to the payment page. */
export function usePlaceOrder({ form, lines, total, charge, onPlaced }: PlaceOrderOptions) {
  const { language } = useTranslation().i18n;
  const navigate = useNavigate();
  const isSent = useRef(false);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<SubmitProblem>();

  // Coming back from the payment page, the back/forward cache may restore this page with its button disabled.
  useEffect(() => {
    const stop = new AbortController();
    const allow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isSent.current = false;
      setSending(false);
    };
    addEventListener("pageshow", allow, { signal: stop.signal });
    return () => stop.abort();
  }, []);

  async function place() {
    if (isSent.current) return;
    setProblem(undefined);
    const checkout = form.submit();
    if (!checkout) return;
    isSent.current = true;
    setSending(true);
    const answer = await submitOrder({ ...checkout, lines, language, total, charge });
    // Keep the button disabled: the browser may take a moment to leave for the payment page.
    if (answer.ok) await onPlaced?.(checkout);
    if (answer.ok) return answer.path.startsWith("/") ? navigate(answer.path) : location.assign(answer.path);
    isSent.current = false;
    setSending(false);
    const fields = answer.kind === "refused" ? fieldsOf(answer.failure) : [];
    // Refresh the cards' balances, so that they are shown before the order is sent again.
    if (fields.some(({ path }) => path === "giftCards"))
      for (const code of checkout.giftCards ?? []) void lookUpCode(code);
    if (fields.length > 0) form.refuse(fields);
    else setProblem(answer);
  }

  async function replace(earlier: OrderLink) {
    if (isSent.current) return;
    isSent.current = true;
    setSending(true);
    const failure = await replaceEarlier(earlier);
    isSent.current = false;
    setSending(false);
    if (failure) return setProblem({ ok: false, kind: "refused", failure });
    await place();
  }

  return { place, replace, isSending, problem, dismiss: () => setProblem(undefined) };
}

function fieldsOf({ code, fields }: ApiFailure) {
  return code === "invalid" ? fields.filter(({ path }) => ofTheForm.test(path)) : [];
}
