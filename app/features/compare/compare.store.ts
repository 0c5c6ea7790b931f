import { createSavedSlice, useSavedSlice } from "~/platform/storage/saved-slice.ts";
import { changeSaved } from "~/platform/storage/saved-state.store.ts";
import { showToast } from "~/platform/ui/toast.store.ts";
import { addToList, COMPARE_LIMIT, type CompareState, emptyCompare, isCompared, readCompare } from "./compare.ts";

export const compareSlice = createSavedSlice({ name: "compare", initial: emptyCompare, read: readCompare });

/** Reads the shopper's comparison in a component; empty on the server, while hydrating and until it is restored. */
export function useCompare<T>(select: (state: CompareState) => T): T {
  return useSavedSlice(compareSlice, select);
}

type Named = { id: string; name: string };

/** Link of its notifications. */
export const comparisonLink = { label: "Comparison", to: "/compare" };

/** Adds a product to the comparison, up to six; does nothing if it is already there. */
export function addToCompare({ id, name }: Named): void {
  const state = compareSlice.store.getState();
  if (isCompared(state, id)) return;
  if (state.compareItems.length >= COMPARE_LIMIT) {
    showToast({ kind: "info", message: "You can compare up to {{count}} products", values: { count: COMPARE_LIMIT } });
    return;
  }
  changeSaved(compareSlice, (list) => addToList(list, id));
  showToast({
    kind: "success",
    message: "Added To compare",
    said: { message: "{{name}} is in your comparison", values: { name } },
    link: comparisonLink,
  });
}
