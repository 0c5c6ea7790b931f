import { useCallback, useEffect, useState } from "react";
import type { ApiFailure } from "../api/api-client.ts";
import { askForOrder } from "./ask-for-order.ts";
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
