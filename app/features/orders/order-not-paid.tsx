import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { ButtonLink } from "~/platform/ui/button.tsx";
import { type Order, orderPath } from "./order.ts";
import { OrderActions } from "./order-actions.tsx";
import { wasCancelled, wasDeclined, wasPaid, wasWrongAmount } from "./order-history.ts";
import { hasMoney } from "./order-states.ts";
import { ScreenHeading } from "./screen-heading.tsx";

type OrderNotPaidProps = { order: Order; reason?: string | undefined; onChange: (order: Order) => void };

type Words = { title: string; text: string };

/** Returns the text for an order that was not paid, by the reason that the provider's page gives. */
export function notPaidWords(order: Order, reason: string | undefined): Words {
  const { state } = order;
  if (hasMoney(state)) return { title: "This order is paid", text: "Nothing was cancelled." };
  if (wasPaid(order))
    return {
      title: "Your refund is on its way",
      text: "Your money goes back to the payment method you used. Depending on your bank, this takes a few days.",
    };
  if (wasWrongAmount(order))
    return {
      title: "Your payment did not match the total",
      text: "The order is therefore not paid. You get back all that you paid, and an e-mail about it.",
    };
  if (state === "refund-due" || state === "refunded" || reason === "late")
    return {
      title: "Your payment arrived too late",
      text: wasCancelled(order)
        ? "The order had been cancelled and its goods were back on sale. You get all of your money back, and an e-mail about it."
        : "The order had expired and its goods were back on sale. You get all of your money back, and an e-mail about it.",
    };
  if (state === "expired")
    return {
      title: "The time to pay has run out",
      text: "Nothing was charged. The goods are back on sale, and your cart is as it was.",
    };
  if (reason === "declined" || wasDeclined(order))
    return {
      title: "The payment was declined",
      text: "Nothing was charged, and your cart is as it was. Another payment method may work.",
    };
  if (state === "cancelled")
    return { title: "The payment was cancelled", text: "Nothing was charged, and your cart is as it was." };
  return { title: "You have not paid yet", text: "Nothing was charged, and your cart is as it was." };
}

/** Shown after a failed payment: nothing was charged, and links to continue. */
export function OrderNotPaid({ order, reason, onChange }: OrderNotPaidProps) {
  const { t } = useTranslation("checkout");
  const { title, text } = notPaidWords(order, reason);
  return (
    <div className="max-w-2xl">
      <p className="eyebrow">{t("Order {{number}}", { number: order.number })}</p>
      <ScreenHeading className="mt-4">{t(title)}</ScreenHeading>
      <p className="mt-4 mb-8 text-lg text-muted">{t(text)}</p>
      {wasPaid(order) ? (
        <ButtonLink to={orderPath("success", order)}>{t("See the order")}</ButtonLink>
      ) : (
        <div className="space-y-6">
          {order.state === "awaiting-payment" && <OrderActions order={order} onChange={onChange} />}
          <BackToCheckout />
        </div>
      )}
    </div>
  );
}

/** Links to continue after nothing was charged. */
export function BackToCheckout() {
  const { t } = useTranslation("checkout");
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink to="/checkout">{t("Back to checkout")}</ButtonLink>
      <ButtonLink to="/cart" look="outline">
        {t("View cart")}
      </ButtonLink>
    </div>
  );
}
