import { showRemoval } from "~/ui/removal.store.ts";
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
  restoreInList,
} from "./compare.ts";

const compareSlice = createSavedSlice({ name: "compare", initial: emptyCompare, read: readCompare });

/** Reads the shopper's comparison in a component; empty on the server, while hydrating and until it is restored. */
export function useCompare<T>(select: (state: CompareState) => T): T {
  return useSavedSlice(compareSlice, select);
}

type Named = { id: string; name: string };

const link = { label: "Comparison", to: "/compare" };

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
    link,
  });
}

/** Adds as many of several products as fit, with one toast. */
export function addManyToCompare(ids: readonly string[]): void {
  const before = compareSlice.store.getState();
  const after = ids.reduce(addToList, before);
  const missed = ids.filter((id) => !isCompared(after, id));
  if (after !== before) {
    changeSaved(compareSlice, (list) => ids.reduce(addToList, list));
    showToast({ kind: "success", message: "Added To compare", link });
  }
  if (missed.length > 0)
    showToast({ kind: "info", message: "You can compare up to {{count}} products", values: { count: COMPARE_LIMIT } });
}

/** Removes a product from the comparison; undo restores its position. */
export function removeFromCompare({ id, name }: Named): void {
  const place = compareSlice.store.getState().compareItems.findIndex((item) => item._id === id);
  changeSaved(compareSlice, (list) => removeFromList(list, id));
  const undo = () => changeSaved(compareSlice, (list) => restoreInList(list, id, place));
  showRemoval({
    kind: "error",
    message: "Removed From Compare",
    said: { message: "{{name}} is no longer in your comparison", values: { name } },
    list: "compare",
    place,
    undo,
  });
}

/** Removes products that are no longer sold, without a toast. */
export function forgetCompared(ids: readonly string[]): void {
  changeSaved(compareSlice, (list) => ids.reduce(removeFromList, list), { isQuiet: true });
}

/** Empties the comparison; undo restores its products. */
export function clearCompare(): void {
  const ids = compareSlice.store.getState().compareItems.map((item) => item._id);
  changeSaved(compareSlice, () => emptyCompare);
  const undo = () => changeSaved(compareSlice, (list) => ids.reduce(addToList, list));
  showRemoval({ kind: "error", message: "Removed From Compare", list: "compare", undo });
}
