import { useCallback, useEffect, useState } from "react";
import { type ApiFailure, getJson } from "../api/api-client.ts";
import type { Order } from "./order.ts";
import { isWhole, type OrderLink } from "./order-link.ts";

export type OrderQuestion =
  | { status: "idle" }
  | { status: "loading" }
  | { status: "found"; order: Order }
  | { status: "failed"; failure: ApiFailure };

/** Asks the server for an order, when and whenever the link is whole; `reload` asks again and keeps what is shown. */
export function useOrder(link: OrderLink | undefined) {
  const [question, setQuestion] = useState<OrderQuestion>({ status: "idle" });
  const { number = "", code = "" } = link ?? {};

  const ask = useCallback(
    async (signal?: AbortSignal) => {
      const answer = await askForOrder({ number, code }, signal);
      if (signal?.aborted) return;
      setQuestion(answer.ok ? { status: "found", order: answer.data.order } : { status: "failed", failure: answer });
    },
    [number, code],
  );

  useEffect(() => {
    if (!isWhole({ number, code })) return setQuestion({ status: "idle" });
    const leave = new AbortController();
    setQuestion({ status: "loading" });
    void ask(leave.signal);
    return () => leave.abort();
  }, [number, code, ask]);

  const reload = useCallback(() => void ask(), [ask]);
  return { question, reload, show: (order: Order) => setQuestion({ status: "found", order }) };
}

/** The order with this number and code; the code travels in the query of a request that nobody keeps. */
export function askForOrder({ number, code }: OrderLink, signal?: AbortSignal) {
  const path = `/api/orders/${encodeURIComponent(number)}?${new URLSearchParams({ code })}`;
  return getJson<{ order: Order }>(path, signal ? { signal } : undefined);
}
