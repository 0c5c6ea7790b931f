import { useStore } from "zustand";
import { createStore, type StoreApi } from "zustand/vanilla";

/** What a slice read of stored data: `lost` says that something there made no sense and was left out. */
export type Reading<S> = { state: S; lost: boolean };

export type SavedSlice<S> = {
  name: string;
  initial: S;
  store: StoreApi<S>;
  /** Makes a valid state of anything; never throws. */
  read(stored: unknown): Reading<S>;
};

/** Typed loosely once: the vault moves states between storage and stores without looking into them. */
export type AnySlice = SavedSlice<never>;

export const savedSlices: AnySlice[] = [];

/** A part of the shopper's state that is kept in their browser. Define it at module level, once. */
export function createSavedSlice<S>(definition: Omit<SavedSlice<S>, "store">): SavedSlice<S> {
  const slice = { ...definition, store: createStore<S>(() => definition.initial) };
  savedSlices.push(slice as unknown as AnySlice);
  return slice;
}

/** Reads a slice in a component; on the server and while hydrating it is the initial state. */
export function useSavedSlice<S, T>(slice: SavedSlice<S>, select: (state: S) => T): T {
  return useStore(slice.store, select);
}
