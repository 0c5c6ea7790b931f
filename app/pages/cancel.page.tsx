import { useLocation } from "react-router";
import { forgetDraft } from "~/features/checkout/stored-draft.ts";
import { BackToCheckout, OrderNotPaid } from "~/features/orders/order-not-paid.tsx";
import { OrderPending } from "~/features/orders/order-pending.tsx";
import { ScreenHeading } from "~/features/orders/screen-heading.tsx";
import { useFinishedOrder } from "~/features/orders/use-finished-order.ts";
import { useOrder } from "~/features/orders/use-order.ts";
import { useExchangedOrderLink } from "~/features/orders/use-order-link.ts";
import { loadWords } from "~/platform/i18n/current-words.tsx";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";

export const handle = { words: "checkout", title: "Not paid" } as const;

export const meta = () => [{ name: "robots", content: "noindex" }];

export const loader = () => null;

export const clientLoader = () => loadWords("checkout");

/** After an abandoned payment: nothing was charged, and what to do next. */
export default function Cancel() {
  const { t } = useTranslation("checkout");
  const { link } = useExchangedOrderLink();
  const { search } = useLocation();
  const { query, show } = useOrder(link);
  const order = query.status === "found" ? query.order : undefined;
  useFinishedOrder(order, forgetDraft);
  if (!link || query.status === "loading")
    return (
      <div className="wrap min-h-[calc(100dvh-6rem)] py-10 md:py-16">
        <ScreenHeading className="mb-6">{t("Payment")}</ScreenHeading>
        <BackToCheckout />
        <OrderPending className="mt-8" />
      </div>
    );
  const reason = new URLSearchParams(search).get("reason") ?? undefined;
  return (
    <div className="wrap min-h-[calc(100dvh-6rem)] py-10 md:py-16">
      {order ? <OrderNotPaid order={order} reason={reason} onChange={show} /> : <NothingCharged />}
    </div>
  );
}

function NothingCharged() {
  const { t } = useTranslation("checkout");
  return (
    <div className="max-w-2xl">
      <ScreenHeading>{t("The payment was cancelled")}</ScreenHeading>
      <p className="mt-4 mb-8 text-lg text-muted">{t("Nothing was charged, and your cart is as it was.")}</p>
      <BackToCheckout />
    </div>
  );
}
