import { useLocation } from "react-router";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { ButtonLink } from "~/platform/ui/button.tsx";
import { Link } from "~/platform/ui/link.tsx";
import type { Order } from "../orders/order.ts";
import { OrderView } from "../orders/order-view.tsx";
import type { OrderSummary } from "./account.ts";
import { ClaimOrder } from "./claim-order.tsx";
import { OrderRow } from "./order-row.tsx";
import { QueryView } from "./query-view.tsx";
import { Reorder } from "./reorder.tsx";
import { ReviewLink } from "./review-link.tsx";
import { useAccountQuery } from "./use-account-query.ts";

type Orders = { orders: OrderSummary[] };

/** The orders of an account, or the one in the query (`?order=`). */
export function AccountOrders() {
  const number = new URLSearchParams(useLocation().search).get("order");
  return number ? <OneOrder key={number} number={number} /> : <AllOrders />;
}

function AllOrders() {
  const { t } = useTranslation("account");
  const { query, reload, show } = useAccountQuery<Orders>("/api/account/orders");
  return (
    <>
      <QueryView query={query} onRetry={reload}>
        {({ orders }) =>
          orders.length === 0 ? (
            <div>
              <p className="mb-6 text-muted">{t("You have no orders yet.")}</p>
              <ButtonLink to="/shop-grid-standard">{t("Browse everything")}</ButtonLink>
            </div>
          ) : (
            <ul className="divide-y divide-line border-y border-line">
              {orders.map((order) => (
                <OrderRow key={order.number} order={order} />
              ))}
            </ul>
          )
        }
      </QueryView>
      <ClaimOrder isReady={query.status !== "loading"} onDone={show} />
    </>
  );
}

function OneOrder({ number }: { number: string }) {
  const { t } = useTranslation("account");
  const path = `/api/account/orders/${encodeURIComponent(number)}`;
  const { query, reload, show } = useAccountQuery<{ order: Order }>(path);
  return (
    <>
      <p className="mb-6 print:hidden">
        <Link to="/my-account/orders" className="inline-flex min-h-11 items-center underline underline-offset-4">
          {t("All orders")}
        </Link>
      </p>
      {query.status === "failed" && <h1 className="mb-8 text-4xl md:text-5xl">{t("Orders")}</h1>}
      <QueryView query={query} onRetry={reload}>
        {({ order }) => (
          <>
            <OrderView
              order={order}
              onChange={(changed) => show({ order: changed })}
              lineAction={(line) => order.state === "delivered" && <ReviewLink line={line} />}
            />
            <Reorder lines={order.lines} />
          </>
        )}
      </QueryView>
    </>
  );
}
