import type { AnySlice, Reading } from "./saved-slice.ts";
import type { StoredValue } from "./stored-value.ts";

/** A change that an open tab made, numbered in the order of the tab. */
export type Change = {
  number: number;
  slice: AnySlice;
  apply: (state: never) => never;
  at: number;
  isQuiet: boolean;
  isSaved: boolean;
};

/** The state of each slice by its name. */
export type SliceStates = Map<string, unknown>;

/** What a slice reads of a stored value: its initial state where there is nothing for it. */
export function readSlice(slice: AnySlice, stored: StoredValue): Reading<unknown> {
  const state = "state" in stored ? stored.state : {};
  return Object.hasOwn(state, slice.name) ? slice.read(state[slice.name]) : { state: slice.initial, lost: false };
}

/** The states after changes made to them in order. */
export function applyChanges(states: SliceStates, changes: readonly Change[]): SliceStates {
  const after = new Map(states);
  for (const { slice, apply } of changes) after.set(slice.name, apply(after.get(slice.name) as never));
  return after;
}

/** Whether nothing of the states differs. */
export function isSame(a: SliceStates, b: SliceStates): boolean {
  return JSON.stringify([...a]) === JSON.stringify([...b]);
}
