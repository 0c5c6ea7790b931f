import { useStore } from "zustand";
import { createStore, type StoreApi } from "zustand/vanilla";

/** What a slice read from storage; `lost` if something was invalid and left out. */
export type Reading<S> = { state: S; lost: boolean };

export type SavedSlice<S> = {
  name: string;
  initial: S;
  store: StoreApi<S>;
  /** Returns a valid state for any input; never throws. */
  read(stored: unknown): Reading<S>;
};

/** Loosely typed: the vault moves states between storage and stores without looking inside. */
export type AnySlice = SavedSlice<never>;

export const savedSlices: AnySlice[] = [];

/** Creates a part of the shopper's state that is kept in their browser. Call once, at module level. */
export function createSavedSlice<S>(definition: Omit<SavedSlice<S>, "store">): SavedSlice<S> {
  const slice = { ...definition, store: createStore<S>(() => definition.initial) };
  savedSlices.push(slice as unknown as AnySlice);
  return slice;
}

/** Reads a slice in a component; on the server and while hydrating it has its initial state. */
export function useSavedSlice<S, T>(slice: SavedSlice<S>, select: (state: S) => T): T {
  return useStore(slice.store, select);
}
