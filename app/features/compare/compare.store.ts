import { showToast } from "~/ui/toast.store.ts";
import { createSavedSlice, useSavedSlice } from "../saved-state/saved-slice.ts";
import { changeSaved } from "../saved-state/saved-state.store.ts";
import {
  addToList,
  COMPARE_LIMIT,
  type CompareState,
  emptyCompare,
  isCompared,
  readCompare,
  removeFromList,
} from "./compare.ts";

export const compareSlice = createSavedSlice({ name: "compare", initial: emptyCompare, read: readCompare });

export function useCompare<T>(select: (state: CompareState) => T): T {
  return useSavedSlice(compareSlice, select);
}

/** Adds a product to the comparison, up to six; adding it a second time does nothing. */
export function addToCompare(id: string): void {
  const state = compareSlice.store.getState();
  if (isCompared(state, id)) return;
  if (state.compareItems.length >= COMPARE_LIMIT) {
    showToast({ kind: "info", message: "You can compare up to {{count}} products", values: { count: COMPARE_LIMIT } });
    return;
  }
  changeSaved(compareSlice, (list) => addToList(list, id));
  showToast({ kind: "success", message: "Added To compare" });
}

export function removeFromCompare(id: string): void {
  changeSaved(compareSlice, (list) => removeFromList(list, id));
  const undo = { label: "Undo", run: () => changeSaved(compareSlice, (list) => addToList(list, id)) };
  showToast({ kind: "error", message: "Removed From Compare", action: undo });
}
