import { useStore } from "zustand";
import { showToast } from "~/ui/toast.store.ts";
import { type SavedSlice, savedSlices } from "./saved-slice.ts";
import { STORAGE_KEY } from "./stored-value.ts";
import { type RestoreStatus, Vault } from "./vault.ts";

const vault = new Vault({
  slices: savedSlices,
  storage: () => localStorage,
  withLock: withBrowserLock,
  tell: (message) => showToast({ kind: "warning", message }),
  now: () => Date.now(),
  tabId: `t${Math.random().toString(36).slice(2, 10)}`,
});

/** How far restoring is; on the server and while hydrating it is pending. */
export function useRestoreStatus<T>(select: (status: RestoreStatus) => T): T {
  return useStore(vault.status, select);
}

/**
 * Changes a slice: at once on screen, soon in storage. `apply` is pure: it runs again on what other tabs have stored by
 * then. `isQuiet` marks changes that the shopper did not make and need not hear of when they cannot be stored.
 */
export function changeSaved<S>(slice: SavedSlice<S>, apply: (state: S) => S, options?: { isQuiet: boolean }): void {
  vault.change(slice, apply, options);
}

/** Restores all slices once, when the shop starts in a browser, and keeps its tabs in step. */
export async function restoreSavedState(): Promise<void> {
  addEventListener("storage", (event) => {
    if (event.key === STORAGE_KEY || event.key === null) vault.queueSync();
  });
  addEventListener("pageshow", (event) => {
    if (!event.persisted) return;
    // At once: what was left may be older than what another page has put into the cart since.
    vault.look();
    vault.queueSync();
  });
  addEventListener("pagehide", () => {
    if (vault.hasUnsaved) vault.sync();
  });
  const unsubscribe = vault.status.subscribe(() => {
    document.documentElement.removeAttribute("data-restoring");
    unsubscribe();
  });
  await vault.restore();
}

/** Reads what is stored of slices that were defined after the start: those that only some shoppers need. */
export function restoreLateSlices(): Promise<void> {
  return vault.restore();
}

/** Runs the work under the state's lock; at once where the browser has no locks (plain http) or refuses them. */
async function withBrowserLock(work: () => void): Promise<void> {
  let isDone = false;
  const once = () => {
    isDone = true;
    work();
  };
  try {
    await navigator.locks.request(STORAGE_KEY, async () => once());
  } catch (error) {
    if (isDone) throw error;
    once();
  }
}
