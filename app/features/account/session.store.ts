import { create } from "zustand";
import { whenResting } from "~/ui/when-idle.ts";
import { getJson } from "../api/api-client.ts";
import type { AccountUser } from "./account.ts";

/** `unknown` until asked, and on the server; `failed` when the shop could not be reached; `deleted` just now. */
export type Session =
  | { status: "unknown" | "stranger" | "failed" | "deleted"; user?: undefined }
  | { status: "signed-in"; user: AccountUser };

/** Says that this browser was signed in, so that others need not ask the server whether they are. */
const STORAGE_KEY = "vitrine:signed-in";

export const useSession = create<Session>(() => ({ status: "unknown" }));

/** Whether somebody signed in here and has not signed out since; the cookie itself is hidden from scripts. */
export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}

/** What has cart and wishlist follow somebody to their other devices: loaded for whoever is signed in, and for nobody else. */
export const loadFollowing = () => import("../choices/follow-account.ts");

/** They may have signed out again by the time that the page rests and the part is there. */
async function beginFollowing(): Promise<void> {
  const { follow } = await loadFollowing();
  if (useSession.getState().user) await follow(() => noteUser(undefined));
}

/** Takes note of who is signed in, or that nobody is. */
export function noteUser(user: AccountUser | undefined): void {
  const before = useSession.getState().user?.email ?? (wasSignedIn() ? "somebody" : undefined);
  useSession.setState(user ? { status: "signed-in", user } : { status: "stranger", user: undefined }, true);
  try {
    if (user) localStorage.setItem(STORAGE_KEY, "yes");
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is blocked: the account screens ask the server anyway.
  }
  if (user && user.email !== before) whenResting(beginFollowing);
  if (!user && before) loadFollowing().then(({ endFollowing }) => endFollowing(), console.warn);
}

/** Takes note that the account is gone. */
export function noteDeleted(): void {
  noteUser(undefined);
  useSession.setState({ status: "deleted", user: undefined }, true);
}

/** Follows what other tabs do: signing in or out there counts here too. Returns how to stop. */
export function followOtherTabs(): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEY || key === null) void loadSession();
  };
  addEventListener("storage", follow);
  return () => removeEventListener("storage", follow);
}

/** Asks the server who is signed in. */
export async function loadSession(signal?: AbortSignal): Promise<Session> {
  const answer = await getJson<{ user: AccountUser | null }>("/api/account", signal ? { signal } : undefined);
  if (answer.ok) noteUser(answer.data.user ?? undefined);
  else if (useSession.getState().status === "unknown") useSession.setState({ status: "failed" });
  return useSession.getState();
}
