import { useStore } from "zustand";
import { afterPaint } from "../ui/after-paint.ts";
import { showToast } from "../ui/toast.store.ts";
import { type SavedSlice, savedSlices } from "./saved-slice.ts";
import { STORAGE_KEY } from "./stored-value.ts";
import { type RestoreStatus, Vault } from "./vault.ts";

const vault = new Vault({
  slices: savedSlices,
  storage: () => localStorage,
  withLock: withBrowserLock,
  // Requesting the lock takes a millisecond. A hidden page is not painted.
  afterPaint: (work) => (document.hidden ? work() : void afterPaint(work)),
  notify: (message) => showToast({ kind: "warning", message }),
  now: () => Date.now(),
  tabId: `t${Math.random().toString(36).slice(2, 10)}`,
});

/** Returns the progress of restoring; pending on the server and while hydrating. */
export function useRestoreStatus<T>(select: (status: RestoreStatus) => T): T {
  return useStore(vault.status, select);
}

/**
 * Changes a slice: immediately on screen, soon in storage. `apply` must be pure: it runs again on what other tabs have
 * stored by then. `isQuiet` is for changes the shopper did not make: no warning if they cannot be stored.
 */
export function changeSaved<S>(slice: SavedSlice<S>, apply: (state: S) => S, options?: { isQuiet: boolean }): void {
  vault.change(slice, apply, options);
}

/** Restores all slices once, when the shop starts in a browser, and keeps tabs in sync. */
export async function restoreSavedState(): Promise<void> {
  addEventListener("storage", (event) => {
    if (event.key === STORAGE_KEY || event.key === null) vault.queueSync();
  });
  addEventListener("pageshow", (event) => {
    if (!event.persisted) return;
    // Immediately: a page restored by the browser may show an older cart than another page has stored since.
    vault.look();
    vault.queueSync();
  });
  document.addEventListener("visibilitychange", () => {
    if (document.hidden && vault.hasUnsaved) vault.queueSync();
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

/** Restores slices that were defined after the start: those that only some shoppers need. */
export function restoreLateSlices(): Promise<void> {
  return vault.restore();
}

/** Runs the work under the state's lock; directly if the browser has no locks (plain http) or refuses them. */
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
