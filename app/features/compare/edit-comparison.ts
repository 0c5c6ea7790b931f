import { changeSaved } from "~/platform/storage/saved-state.store.ts";
import { showRemoval } from "~/platform/ui/removal.store.ts";
import { showToast } from "~/platform/ui/toast.store.ts";
import { compareSlice, comparisonLink as link } from "./compare.store.ts";
import { addToList, COMPARE_LIMIT, emptyCompare, isCompared, removeFromList, restoreInList } from "./compare.ts";

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
export function removeFromCompare({ id, name }: { id: string; name: string }): void {
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
