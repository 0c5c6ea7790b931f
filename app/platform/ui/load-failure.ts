import { hideToast, showToast, useToasts } from "./toast.store.ts";

declare global {
  interface Window {
    /** Reloads the page with all its files, bypassing the browser's cache; see `shell/load-failure.program.ts`. */
    loadAnew?: () => void;
  }
}

const message = "Not everything could be loaded.";
const standing = () => useToasts.getState().toasts.find((toast) => toast.message === message);

/**
 * Shows a notification, until dismissed, that part of the page failed to load, and offers to reload: Firefox and Safari
 * never retry a script that a document has failed to load once.
 */
export function showLoadFailure(): void {
  if (standing()) return;
  const run = () => (window.loadAnew ? window.loadAnew() : location.reload());
  showToast({ kind: "error", message, isLasting: true, action: { label: "Load the page again", run } });
}

/** Hides that notification once the part has loaded after all. */
export function hideLoadFailure(): void {
  const toast = standing();
  if (toast) hideToast(toast.id);
}
