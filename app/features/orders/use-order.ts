import { useCallback, useEffect, useState } from "react";
import type { ApiFailure } from "../api/api-client.ts";
import { createResponseOrder } from "../api/response-order.ts";
import { fetchOrder } from "./fetch-order.ts";
import type { Order } from "./order.ts";
import { isWhole, type OrderLink } from "./order-link.ts";

export type OrderQuestion =
  | { status: "idle" }
  | { status: "loading" }
  | { status: "found"; order: Order }
  | { status: "failed"; failure: ApiFailure };

/** Fetches an order whenever the link is complete; `reload` fetches again and meanwhile keeps what is shown. */
export function useOrder(link: OrderLink | undefined) {
  const [question, setQuestion] = useState<OrderQuestion>({ status: "idle" });
  const { number = "", code = "" } = link ?? {};

  const [answers] = useState(createResponseOrder);

  const ask = useCallback(async () => {
    const isNews = answers.ask();
    const answer = await fetchOrder({ number, code });
    if (!isNews()) return;
    setQuestion(answer.ok ? { status: "found", order: answer.data.order } : { status: "failed", failure: answer });
  }, [number, code, answers]);

  useEffect(() => {
    if (!isWhole({ number, code })) return setQuestion({ status: "idle" });
    setQuestion({ status: "loading" });
    void ask();
    return answers.overtake;
  }, [number, code, ask, answers]);

  const reload = useCallback(() => void ask(), [ask]);
  const show = (order: Order) => {
    answers.overtake();
    setQuestion({ status: "found", order });
  };
  return { question, reload, show };
}
