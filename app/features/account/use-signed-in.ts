import { useEffect } from "react";
import { followOtherTabs, loadSession, useSession, wasSignedIn } from "./session.store.ts";

/** Whether a user is signed in; false on the server and while hydrating. Loads the session only if that is likely. */
export function useSignedIn(): boolean {
  const { status } = useSession();
  useEffect(() => {
    if (useSession.getState().status === "unknown" && wasSignedIn()) void loadSession();
    return followOtherTabs();
  }, []);
  return status === "signed-in";
}

/** Whether it is known that nobody is signed in. Never loads the session itself: something else has to. */
export function useIsGuest(): boolean {
  return useSession(({ status }) =>
    status === "unknown" ? !wasSignedIn() : status === "signed-out" || status === "deleted",
  );
}
