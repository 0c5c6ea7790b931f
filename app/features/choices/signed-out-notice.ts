import { hideToast, showToast, useToasts } from "~/platform/ui/toast.store.ts";

const message = "You have been signed out.";

/** Tells the shopper that their session has ended, until they dismiss it: they may be looking at another tab. */
export function showSignedOut(): void {
  hideSignedOut();
  showToast({ kind: "info", message, words: "account", isLasting: true });
}

/** Hides that notice: they are signed in again. */
export function hideSignedOut(): void {
  for (const toast of useToasts.getState().toasts) if (toast.message === message) hideToast(toast.id);
}
