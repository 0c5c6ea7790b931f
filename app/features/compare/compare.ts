import { recordOf } from "../api/records.ts";
import { type ListedItem, readIdList } from "../saved-state/id-list.ts";
import type { Reading } from "../saved-state/saved-slice.ts";

/** Browsers store it under these names, which the specification gives. */
export type CompareState = { compareItems: readonly ListedItem[] };

export const emptyCompare: CompareState = { compareItems: [] };
export const COMPARE_LIMIT = 6;

/** Appends a product; one that is there already, or one too many, changes nothing. */
export function addToList(state: CompareState, id: string): CompareState {
  if (isCompared(state, id) || state.compareItems.length >= COMPARE_LIMIT) return state;
  return { compareItems: [...state.compareItems, { _id: id }] };
}

/** Puts a product back where it was. */
export function restoreInList(state: CompareState, id: string, place: number): CompareState {
  if (addToList(state, id) === state) return state;
  return { compareItems: state.compareItems.toSpliced(place, 0, { _id: id }) };
}

/** Takes a product off; one that is not there changes nothing. */
export function removeFromList(state: CompareState, id: string): CompareState {
  return { compareItems: state.compareItems.filter((item) => item._id !== id) };
}

/** Whether a product is in the comparison. */
export function isCompared(state: CompareState, id: string): boolean {
  return state.compareItems.some((item) => item._id === id);
}

/** Reads a stored list, leaving out what makes no sense. */
export function readCompare(stored: unknown): Reading<CompareState> {
  const { state: compareItems, lost } = readIdList(recordOf(stored)["compareItems"], COMPARE_LIMIT);
  return { state: { compareItems }, lost };
}
