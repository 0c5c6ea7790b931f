import { create } from "zustand";
import { getJson } from "~/platform/requests/api-client.ts";
import { createResponseOrder } from "~/platform/requests/response-order.ts";
import { keepText, readText } from "~/platform/storage/guarded-storage.ts";
import { runWhenIdle } from "~/platform/ui/when-idle.ts";
import type { AccountUser } from "./account.ts";

/** `unknown` until loaded and on the server; `failed`: the shop could not be reached; `deleted`: just deleted. */
export type Session =
  | { status: "unknown" | "signed-out" | "failed" | "deleted"; user?: undefined }
  | { status: "signed-in"; user: AccountUser };

/** Set while this browser is signed in, so that guests need not send a session request. */
const STORAGE_KEY = "vitrine:signed-in";

export const useSession = create<Session>(() => ({ status: "unknown" }));

/** Whether this browser signed in and has not signed out since; the session cookie is hidden from scripts. */
export function wasSignedIn(): boolean {
  return readText("localStorage", STORAGE_KEY) !== null;
}

/** Loads the code that syncs cart and wishlist across devices; only for signed-in users. */
export const loadAccountSync = () => import("../choices/account-sync.ts");

/** The user may have signed out by the time the page is idle and the chunk has loaded. */
async function beginSync(): Promise<void> {
  const { startSync } = await loadAccountSync();
  if (useSession.getState().user) await startSync(() => setSessionUser(undefined, true));
}

const answers = createResponseOrder();

/** Records the signed-in user, or that nobody is signed in; `isEnded` if the server says so, not the shopper. */
export function setSessionUser(user: AccountUser | undefined, isEnded = false): void {
  answers.overtake();
  record(user, isEnded);
}

function record(user: AccountUser | undefined, isEnded: boolean): void {
  const before = useSession.getState().user?.email ?? (wasSignedIn() ? "somebody" : undefined);
  useSession.setState(user ? { status: "signed-in", user } : { status: "signed-out", user: undefined }, true);
  // If storage is blocked, the account screens load the session anyway.
  keepText("localStorage", STORAGE_KEY, user && "yes");
  if (user && user.email !== before) runWhenIdle(beginSync);
  if (!user && before) loadAccountSync().then(({ endSync }) => endSync(isEnded), console.warn);
}

/** Records that the account was deleted. */
export function setSessionDeleted(): void {
  setSessionUser(undefined);
  useSession.setState({ status: "deleted", user: undefined }, true);
}

/**
 * Reloads the session when another tab signs in or out, and when this page comes back from the back/forward cache, in
 * which it is notified of neither. Returns a function that stops listening.
 */
export function followOtherTabs(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const reload = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEY || key === null) void loadSession();
  };
  const reloadShown = ({ persisted }: PageTransitionEvent) => {
    if (persisted && (useSession.getState().user || wasSignedIn())) void loadSession();
  };
  addEventListener("storage", reload, { signal });
  addEventListener("pageshow", reloadShown, { signal });
  return () => stop.abort();
}

/** Loads the current session from the server. An answer that is older than what is known is ignored. */
export async function loadSession(signal?: AbortSignal): Promise<Session> {
  const isNews = answers.begin();
  const answer = await getJson<{ user: AccountUser | null }>("/api/account", signal ? { signal } : undefined);
  if (answer.ok && isNews()) record(answer.data.user ?? undefined, true);
  else if (!answer.ok && useSession.getState().status === "unknown") useSession.setState({ status: "failed" });
  return useSession.getState();
}
