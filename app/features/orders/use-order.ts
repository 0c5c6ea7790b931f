import type { ApiFailure } from "../../platform/requests/api-client.ts";
import { useQuery } from "../../platform/requests/use-query.ts";
import { fetchOrder } from "./fetch-order.ts";
import type { Order } from "./order.ts";
import { isWhole, type OrderLink } from "./order-link.ts";

export type OrderQuery =
  | { status: "idle" }
  | { status: "loading" }
  | { status: "found"; order: Order }
  | { status: "failed"; failure: ApiFailure };

/** Fetches an order whenever the link is complete; `reload` fetches again and meanwhile keeps what is shown. */
export function useOrder(link: OrderLink | undefined) {
  const { number = "", code = "" } = link ?? {};
  const isAsked = isWhole({ number, code });
  const { answer, reload, show } = useQuery(isAsked ? `${number} ${code}` : undefined, () =>
    fetchOrder({ number, code }),
  );
  return {
    query: queryOf(isAsked, answer),
    reload,
    show: (order: Order) => show({ ok: true, data: { order } }),
  };
}

function queryOf(isAsked: boolean, answer: Awaited<ReturnType<typeof fetchOrder>> | undefined): OrderQuery {
  if (!answer) return { status: isAsked ? "loading" : "idle" };
  return answer.ok ? { status: "found", order: answer.data.order } : { status: "failed", failure: answer };
}
