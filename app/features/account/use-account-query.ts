import type { ApiFailure } from "../../platform/requests/api-client.ts";
import { useQuery } from "../../platform/requests/use-query.ts";
import { readAccount } from "./account-reads.ts";

export type QueryState<T> =
  | { status: "loading" }
  | { status: "found"; data: T }
  | { status: "failed"; failure: ApiFailure };

/** Loads data from the account API; an expired session leads to signing in again. */
export function useAccountQuery<T>(path: string) {
  const { answer, reload, show } = useQuery(path, () => readAccount<T>(path));
  const query: QueryState<T> = !answer
    ? { status: "loading" }
    : answer.ok
      ? { status: "found", data: answer.data }
      : { status: "failed", failure: answer };
  return { query, reload, show: (data: T) => show({ ok: true, data }) };
}
