import { useCallback, useEffect, useState } from "react";
import { createAnswerOrder } from "../api/answer-order.ts";
import { type ApiFailure, getJson } from "../api/api-client.ts";
import { noteUser } from "./session.store.ts";

export type Question<T> =
  | { status: "loading" }
  | { status: "found"; data: T }
  | { status: "failed"; failure: ApiFailure };

/** Loads data from the account API; an expired session leads to signing in again. */
export function useAsked<T>(path: string) {
  const [question, setQuestion] = useState<Question<T>>({ status: "loading" });
  const [answers] = useState(createAnswerOrder);
  const ask = useCallback(async () => {
    const isNews = answers.ask();
    const answer = await getJson<T>(path);
    if (!isNews()) return;
    if (!answer.ok && answer.status === 401) noteUser(undefined);
    setQuestion(answer.ok ? { status: "found", data: answer.data } : { status: "failed", failure: answer });
  }, [path, answers]);
  useEffect(() => {
    setQuestion({ status: "loading" });
    void ask();
    return answers.overtake;
  }, [ask, answers]);
  const show = (data: T) => {
    answers.overtake();
    setQuestion({ status: "found", data });
  };
  return { question, reload: () => void ask(), show };
}
