import { type ApiFailure, getJson } from "../../platform/requests/api-client.ts";
import { useQuery } from "../../platform/requests/use-query.ts";
import { setSessionUser } from "./session.store.ts";

export type QueryState<T> =
  | { status: "loading" }
  | { status: "found"; data: T }
  | { status: "failed"; failure: ApiFailure };

/** Loads data from the account API; an expired session leads to signing in again. */
export function useAccountQuery<T>(path: string) {
  const { answer, reload, show } = useQuery(path, async () => {
    const answer = await getJson<T>(path);
    if (!answer.ok && answer.status === 401) setSessionUser(undefined);
    return answer;
  });
  const query: QueryState<T> = !answer
    ? { status: "loading" }
    : answer.ok
      ? { status: "found", data: answer.data }
      : { status: "failed", failure: answer };
  return { query, reload, show: (data: T) => show({ ok: true, data }) };
}
