import { useEffect } from "react";
import type { Products } from "../catalogue/catalogue.ts";
import { useIsRestored } from "./use-is-restored.ts";

/** Has what is no longer sold taken off a kept list once its products are looked up; never while they cannot be. */
export function useForgetUnsold(
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
