import { recordOf } from "../../platform/requests/records.ts";
import { type ListedItem, readIdList } from "../../platform/storage/id-list.ts";
import type { Reading } from "../../platform/storage/saved-slice.ts";

/** Stored in browsers under these names, which the specification gives. */
export type CompareState = { compareItems: readonly ListedItem[] };

export const emptyCompare: CompareState = { compareItems: [] };
export const COMPARE_LIMIT = 6;

/** Appends a product; does nothing if it is already there or the list is full. */
export function addToList(state: CompareState, id: string): CompareState {
  if (isCompared(state, id) || state.compareItems.length >= COMPARE_LIMIT) return state;
  return { compareItems: [...state.compareItems, { _id: id }] };
}

/** Restores a product at its position. */
export function restoreInList(state: CompareState, id: string, place: number): CompareState {
  if (addToList(state, id) === state) return state;
  return { compareItems: state.compareItems.toSpliced(place, 0, { _id: id }) };
}

/** Removes a product; does nothing if it is not there. */
export function removeFromList(state: CompareState, id: string): CompareState {
  return { compareItems: state.compareItems.filter((item) => item._id !== id) };
}

/** Whether a product is in the comparison. */
export function isCompared(state: CompareState, id: string): boolean {
  return state.compareItems.some((item) => item._id === id);
}

/** Reads a stored list, dropping invalid entries. */
export function readCompare(stored: unknown): Reading<CompareState> {
  const { state: compareItems, lost } = readIdList(recordOf(stored)["compareItems"], COMPARE_LIMIT);
  return { state: { compareItems }, lost };
}
