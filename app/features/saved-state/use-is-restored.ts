import { useRestoreStatus } from "./saved-state.store.ts";

/** Whether the shopper's saved state is on hand (or given up on): false on the server and while hydrating. */
export function useIsRestored(): boolean {
  return useRestoreStatus((status) => status !== "pending");
}
