import { hideToast, showToast, useToasts } from "./toast.store.ts";

declare global {
  interface Window {
    /** Loads the page again with all its files, past what the browser has kept of them; see `server/start-late.ts`. */
    loadAnew?: () => void;
  }
}

const message = "Not everything could be loaded.";
const standing = () => useToasts.getState().toasts.find((toast) => toast.message === message);

/**
 * Says, for as long as the shopper leaves it there, that a part of the page did not come, and offers to load it again:
 * Firefox and Safari never ask again for a script that a document has missed once.
 */
export function tellUnloaded(): void {
  if (standing()) return;
  const run = () => (window.loadAnew ? window.loadAnew() : location.reload());
  showToast({ kind: "error", message, isLasting: true, action: { label: "Load the page again", run } });
}

/** Takes that back where the part has come after all. */
export function hideUnloaded(): void {
  const toast = standing();
  if (toast) hideToast(toast.id);
}
