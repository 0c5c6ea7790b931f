import { useRestoreStatus } from "./saved-state.store.ts";

/** Returns whether the shopper's state is restored (or restoring gave up): false on the server and while hydrating. */
export function useIsRestored(): boolean {
  return useRestoreStatus((status) => status !== "pending");
}
