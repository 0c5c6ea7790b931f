import { useCallback, useEffect, useState } from "react";
import type { ApiFailure } from "../api/api-client.ts";
import { createResponseOrder } from "../api/response-order.ts";
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
  const [query, setQuery] = useState<OrderQuery>({ status: "idle" });
  const { number = "", code = "" } = link ?? {};
  const [answers] = useState(createResponseOrder);

  const load = useCallback(async () => {
    const isNews = answers.begin();
    const answer = await fetchOrder({ number, code });
    if (!isNews()) return;
    setQuery(answer.ok ? { status: "found", order: answer.data.order } : { status: "failed", failure: answer });
  }, [number, code, answers]);

  useEffect(() => {
    if (!isWhole({ number, code })) return setQuery({ status: "idle" });
    setQuery({ status: "loading" });
    void load();
    return answers.overtake;
  }, [number, code, load, answers]);

  const reload = useCallback(() => void load(), [load]);
  const show = (order: Order) => {
    answers.overtake();
    setQuery({ status: "found", order });
  };
  return { query, reload, show };
}
