import { useEffect } from "react";
import { followOtherTabs, loadSession, useSession, wasSignedIn } from "./session.store.ts";

/** Whether somebody is signed in; false on the server and while hydrating. Asks the server only where it may be so. */
export function useSignedIn(): boolean {
  const { status } = useSession();
  useEffect(() => {
    if (useSession.getState().status === "unknown" && wasSignedIn()) void loadSession();
    return followOtherTabs();
  }, []);
  return status === "signed-in";
}

/** Whether it is known that nobody is signed in; where the server has to be asked, something else has to ask it. */
export function useIsStranger(): boolean {
  return useSession(({ status }) =>
    status === "unknown" ? !wasSignedIn() : status === "stranger" || status === "deleted",
  );
}
