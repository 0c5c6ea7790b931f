import { loadWords } from "~/platform/i18n/current-words.tsx";
import { showToast } from "~/platform/ui/toast.store.ts";
import { currentAttempt, forgetAttempt } from "../cart/order-attempt.store.ts";
import { fetchOrder } from "../orders/fetch-order.ts";
import { orderPath } from "../orders/order.ts";
import { finishOrder } from "../orders/use-finished-order.ts";
import { forgetDraft } from "./stored-draft.ts";

/** Pages that load the order themselves and show its state. */
const ordersOwn = /^\/(pay|success|order)(\/|$)/;

/**
 * Finishes an order if the browser never returned from its payment page: once it is paid, its items leave the cart, with
 * a toast. Items added since stay.
 */
export async function finishLeftOrder(): Promise<void> {
  const left = currentAttempt()?.order;
  if (!left || ordersOwn.test(location.pathname)) return;
  const answer = await fetchOrder(left);
  if (!answer.ok) {
    if (answer.code === "order-unknown") forgetAttempt();
    return;
  }
  const { order } = answer.data;
  if (!finishOrder(order)) return;
  forgetDraft();
  await loadWords("checkout");
  showToast({
    kind: "success",
    message: "Order {{number}} is paid: what you ordered has left your cart.",
    words: "checkout",
    values: { number: order.number },
    link: { label: "See the order", to: orderPath("success", order) },
  });
}
