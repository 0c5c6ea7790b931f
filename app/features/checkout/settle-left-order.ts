import { needWords } from "~/i18n/current-words.tsx";
import { showToast } from "~/ui/toast.store.ts";
import { currentAttempt, forgetAttempt } from "../cart/order-attempt.store.ts";
import { askForOrder } from "../orders/ask-for-order.ts";
import { orderPath } from "../orders/order.ts";
import { settleOrder } from "../orders/use-settled-order.ts";
import { forgetDraft } from "./stored-draft.ts";

/** Screens that ask for the order themselves and say how it stands. */
const ordersOwn = /^\/(pay|success|order)(\/|$)/;

/**
 * Settles an order whose payment page the browser never came back from: once it is paid, what was ordered leaves the
 * cart, with a word about it. What was added since stays.
 */
export async function settleLeftOrder(): Promise<void> {
  const left = currentAttempt()?.order;
  if (!left || ordersOwn.test(location.pathname)) return;
  const answer = await askForOrder(left);
  if (!answer.ok) {
    if (answer.code === "order-unknown") forgetAttempt();
    return;
  }
  const { order } = answer.data;
  if (!settleOrder(order)) return;
  forgetDraft();
  await needWords("checkout");
  showToast({
    kind: "success",
    message: "Order {{number}} is paid: what you ordered has left your cart.",
    words: "checkout",
    values: { number: order.number },
    link: { label: "See the order", to: orderPath("success", order) },
  });
}
