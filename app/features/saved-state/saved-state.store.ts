import { create } from "zustand";
import { showToast } from "~/ui/toast.store.ts";
import { type AnySlice, type SavedSlice, savedSlices } from "./saved-slice.ts";
import {
  keepUnreadable,
  readStored,
  STORAGE_KEY,
  type StoredState,
  type StoredValue,
  writeStored,
} from "./stored-value.ts";

/** Restoring gives up after this many ms and starts with the defaults. */
export const RESTORE_TIMEOUT_MS = 5000;

export type RestoreStatus = "pending" | "restored" | "gave-up";

export const useRestoreStatus = create<RestoreStatus>(() => "pending");

type Change = { slice: AnySlice; apply: (state: never) => never };

let waiting: Change[] = [];
let isFlushing = false;
let mayWrite = true;
const told = new Set<string>();

/**
 * Changes a slice: at once on screen, then under a lock on what is stored, so that tabs never overwrite each other.
 * `apply` is pure: it runs on the shown state and again on the stored one.
 */
export function changeSaved<S>(slice: SavedSlice<S>, apply: (state: S) => S): void {
  waiting.push({ slice, apply } as unknown as Change);
  if (useRestoreStatus.getState() === "pending") return;
  slice.store.setState(apply(slice.store.getState()), true);
  void flush();
}

/** Restores all slices once, when the shop starts in a browser. */
export async function restoreSavedState(): Promise<void> {
  const giveUp = setTimeout(() => settle("gave-up"), RESTORE_TIMEOUT_MS);
  await withLock(() => {
    if (useRestoreStatus.getState() === "pending") show(readStored());
  }).catch(() => undefined);
  clearTimeout(giveUp);
  settle("restored");
  addEventListener("storage", (event) => {
    if (event.key === STORAGE_KEY || event.key === null)
      void withLock(() => waiting.length === 0 && show(readStored()));
  });
  addEventListener("pagehide", writeWaiting);
}

function settle(status: RestoreStatus): void {
  if (useRestoreStatus.getState() !== "pending") return;
  for (const { slice, apply } of waiting) slice.store.setState(apply(slice.store.getState()), true);
  useRestoreStatus.setState(status, true);
  document.documentElement.removeAttribute("data-restoring");
  void flush();
}

async function flush(): Promise<void> {
  if (isFlushing || waiting.length === 0) return;
  isFlushing = true;
  await withLock(writeWaiting);
  isFlushing = false;
}

function writeWaiting(): void {
  const changes = waiting;
  waiting = [];
  const stored = readStored();
  if (changes.length === 0 || stored.kind === "future") return;
  const states = new Map(savedSlices.map((slice) => [slice.name, readSlice(slice, stored).state]));
  for (const { slice, apply } of changes) states.set(slice.name, apply(states.get(slice.name) as never));
  if (stored.kind === "unreadable") keepUnreadable(stored.raw);
  if (mayWrite && stored.kind !== "blocked" && writeStored(Object.fromEntries(states))) {
    for (const slice of savedSlices) slice.store.setState(states.get(slice.name) as never, true);
    return;
  }
  mayWrite = false;
  tellOnce("Your browser cannot store your cart: it lasts until you close this tab.");
}

function show(stored: StoredValue): void {
  for (const slice of savedSlices) {
    const { state, lost } = readSlice(slice, stored);
    slice.store.setState(state as never, true);
    if (lost && "raw" in stored) keepUnreadable(stored.raw);
    if (lost) tellOnce("Some of your saved items could not be read and were left out.");
  }
  if (stored.kind === "unreadable") {
    keepUnreadable(stored.raw);
    tellOnce("Some of your saved items could not be read and were left out.");
  }
  if (stored.kind === "future")
    tellOnce("Your cart was saved by a newer version of this shop. Changes last until you close this tab.");
}

function readSlice(slice: AnySlice, stored: StoredValue): { state: unknown; lost: boolean } {
  const state: StoredState = "state" in stored ? stored.state : {};
  if (!(slice.name in state)) return { state: slice.initial, lost: false };
  return slice.read(state[slice.name]);
}

function tellOnce(message: string): void {
  if (told.has(message)) return;
  told.add(message);
  showToast({ kind: "warning", message });
}

/** Runs under the state's lock; where the browser has no locks (plain http), at once. */
async function withLock(work: () => unknown): Promise<void> {
  if (navigator.locks) await navigator.locks.request(STORAGE_KEY, async () => void work());
  else work();
}
