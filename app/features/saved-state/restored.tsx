import type { ReactNode } from "react";
import { useRestoreStatus } from "./saved-state.store.ts";

/** Whether the shopper's saved state is on hand (or given up on): false on the server and while hydrating. */
export function useIsRestored(): boolean {
  return useRestoreStatus((status) => status !== "pending");
}

/** Keeps the place of content that depends on saved state, and shows it once that is restored. */
export function Restored({ children, className = "" }: { children: ReactNode; className?: string }) {
  const isRestored = useIsRestored();
  return <span className={isRestored ? className : `${className} invisible`}>{children}</span>;
}
