import { useEffect } from "react";
import { useIsRestored } from "../../platform/storage/use-is-restored.ts";
import type { Products } from "./catalogue.ts";

/** Removes products no longer sold from a saved list, once they have been looked up successfully. */
export function useRemoveDiscontinued(
  products: Products | undefined,
  ids: readonly string[],
  forget: (ids: readonly string[]) => void,
): void {
  const isRestored = useIsRestored();
  useEffect(() => {
    if (!products || !isRestored) return;
    const unsold = ids.filter((id) => !products.byId(id));
    if (unsold.length > 0) forget(unsold);
  }, [products, isRestored, ids, forget]);
}
