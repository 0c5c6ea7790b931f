import { useCallback, useEffect, useState } from "react";
import { type ApiFailure, getJson } from "../api/api-client.ts";
import { createResponseOrder } from "../api/response-order.ts";
import { setSessionUser } from "./session.store.ts";

export type QueryState<T> =
  | { status: "loading" }
  | { status: "found"; data: T }
  | { status: "failed"; failure: ApiFailure };

/** Loads data from the account API; an expired session leads to signing in again. */
export function useAccountQuery<T>(path: string) {
  const [query, setQuery] = useState<QueryState<T>>({ status: "loading" });
  const [answers] = useState(createResponseOrder);
  const load = useCallback(async () => {
    const isNews = answers.begin();
    const answer = await getJson<T>(path);
    if (!isNews()) return;
    if (!answer.ok && answer.status === 401) setSessionUser(undefined);
    setQuery(answer.ok ? { status: "found", data: answer.data } : { status: "failed", failure: answer });
  }, [path, answers]);
  useEffect(() => {
    setQuery({ status: "loading" });
    void load();
    return answers.overtake;
  }, [load, answers]);
  const show = (data: T) => {
    answers.overtake();
    setQuery({ status: "found", data });
  };
  return { query, reload: () => void load(), show };
}
