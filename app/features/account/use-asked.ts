import { useCallback, useEffect, useState } from "react";
import { type ApiFailure, getJson } from "../api/api-client.ts";
import { noteUser } from "./session.store.ts";

export type Question<T> =
  | { status: "loading" }
  | { status: "found"; data: T }
  | { status: "failed"; failure: ApiFailure };

/** Asks the account's interface for something; a session that has ended leads to signing in again. */
export function useAsked<T>(path: string) {
  const [question, setQuestion] = useState<Question<T>>({ status: "loading" });
  const ask = useCallback(
    async (signal?: AbortSignal) => {
      const answer = await getJson<T>(path, signal ? { signal } : undefined);
      if (signal?.aborted) return;
      if (!answer.ok && answer.status === 401) noteUser(undefined);
      setQuestion(answer.ok ? { status: "found", data: answer.data } : { status: "failed", failure: answer });
    },
    [path],
  );
  useEffect(() => {
    const leave = new AbortController();
    setQuestion({ status: "loading" });
    void ask(leave.signal);
    return () => leave.abort();
  }, [ask]);
  return { question, reload: () => void ask(), show: (data: T) => setQuestion({ status: "found", data }) };
}
