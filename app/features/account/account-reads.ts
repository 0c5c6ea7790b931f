import { type ApiAnswer, getJson } from "../../platform/requests/api-client.ts";
import { setSessionUser, useSession } from "./session.store.ts";

let reads = new AbortController();
let ending: Promise<unknown> = Promise.resolve();

/**
 * Does what may end the session, with no read of the account under way: one that came later would be refused. If the
 * session goes on, they are asked again. Rejects as `end` does.
 */
export async function withoutReads<T>(end: () => Promise<T>): Promise<T> {
  reads.abort();
  const ended = end();
  ending = ended.catch(() => undefined);
  try {
    return await ended;
  } finally {
    reads = new AbortController();
  }
}

/** Reads from the account API. An expired session leads to signing in again, unless somebody else has by then. */
export async function readAccount<T>(path: string): Promise<ApiAnswer<T>> {
  const { signal } = reads;
  const reader = useSession.getState().user?.email;
  const answer = await getJson<T>(path, { signal });
  if (signal.aborted) {
    await ending;
    if (useSession.getState().user) return readAccount(path);
  } else if (!answer.ok && answer.status === 401 && reader === useSession.getState().user?.email)
    setSessionUser(undefined);
  return answer;
}
