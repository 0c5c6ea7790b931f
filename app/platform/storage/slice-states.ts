import type { AnySlice, Reading } from "./saved-slice.ts";
import type { StoredValue } from "./stored-value.ts";

/** A change made by an open tab, numbered in the tab's order. */
export type Change = {
  number: number;
  slice: AnySlice;
  apply: (state: never) => never;
  at: number;
  isQuiet: boolean;
  isSaved: boolean;
};

/** The state of each slice, by name. */
export type SliceStates = Map<string, unknown>;

/** Reads a slice from a stored value; its initial state if there is none. */
export function readSlice(slice: AnySlice, stored: StoredValue): Reading<unknown> {
  const state = "state" in stored ? stored.state : {};
  return Object.hasOwn(state, slice.name) ? slice.read(state[slice.name]) : { state: slice.initial, lost: false };
}

/** Returns the states after applying changes in order. */
export function applyChanges(states: SliceStates, changes: readonly Change[]): SliceStates {
  const after = new Map(states);
  for (const { slice, apply } of changes) after.set(slice.name, apply(after.get(slice.name) as never));
  return after;
}

/** Returns whether all states are equal. */
export function isSame(a: SliceStates, b: SliceStates): boolean {
  return JSON.stringify([...a]) === JSON.stringify([...b]);
}
