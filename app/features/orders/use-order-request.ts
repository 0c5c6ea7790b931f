import { useState } from "react";
import { type ApiFailure, postJson } from "../api/api-client.ts";
import type { Order } from "./order.ts";

/** Sends requests to pay or cancel an order, one at a time; `problem` is the failure of the last one. */
export function useOrderRequest({ number, code }: Order) {
  const [problem, setProblem] = useState<ApiFailure>();
  const [isAsking, setAsking] = useState(false);
  async function ask<T>(what: "pay" | "cancel", onDone: (data: T) => void) {
    if (isAsking) return;
    setAsking(true);
    setProblem(undefined);
    const answer = await postJson<T>(`/api/orders/${encodeURIComponent(number)}/${what}`, { code });
    setAsking(false);
    if (answer.ok) onDone(answer.data);
    else setProblem(answer);
  }
  return { problem, isAsking, ask };
}
