import { Reorder } from "~/features/account/reorder.tsx";
import { forgetDraft } from "~/features/checkout/stored-draft.ts";
import { OrderFailed } from "~/features/orders/order-failed.tsx";
import { isWhole, type OrderLink } from "~/features/orders/order-link.ts";
import { OrderLookUpForm } from "~/features/orders/order-look-up-form.tsx";
import { OrderPending } from "~/features/orders/order-pending.tsx";
import { OrderView } from "~/features/orders/order-view.tsx";
import { ScreenHeading } from "~/features/orders/screen-heading.tsx";
import { useFinishedOrder } from "~/features/orders/use-finished-order.ts";
import { useOrder } from "~/features/orders/use-order.ts";
import { useExchangedOrderLink } from "~/features/orders/use-order-link.ts";
import { loadWords } from "~/platform/i18n/current-words.tsx";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";

export const handle = { words: "checkout", moreWords: "account", title: "Find an order" } as const;

export const meta = () => [{ name: "robots", content: "noindex" }];

export const loader = () => null;

export const clientLoader = () => loadWords("checkout", "account");

/** Look-up of an order by its number and code; needs no account. */
export default function OrderLookUp() {
  const { t } = useTranslation("checkout");
  const { link, open } = useExchangedOrderLink();
  const { query, reload, show } = useOrder(link && isWhole(link) ? link : undefined);
  useFinishedOrder(query.status === "found" ? query.order : undefined, forgetDraft);
  // The same order entered again is reloaded: the earlier problem may be gone.
  const lookUp = (next: OrderLink) => (next.number === link?.number && next.code === link.code ? reload() : open(next));
  if (query.status === "found")
    return (
      <div className="wrap min-h-[calc(100dvh-6rem)] py-10 md:py-16">
        <OrderView order={query.order} onChange={show} onClose={() => open(undefined)} />
        <Reorder lines={query.order.lines} />
      </div>
    );
  const isLoading = query.status === "loading";
  return (
    <div className="wrap min-h-[calc(100dvh-6rem)] py-10 md:py-16">
      <ScreenHeading>{t("Find an order")}</ScreenHeading>
      <p className="mt-4 mb-8 max-w-xl text-muted">
        {t("The number and code are in the e-mail we sent when you ordered. No account is needed.")}
      </p>
      {query.status === "failed" && (
        <div className="mb-8">
          <OrderFailed failure={query.failure} onRetry={reload} hasForm />
        </div>
      )}
      {isLoading ? <OrderPending /> : <OrderLookUpForm key={link?.number} start={link} onLookUp={lookUp} />}
    </div>
  );
}
