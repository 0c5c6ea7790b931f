import { create } from "zustand";
import type { Namespace } from "../i18n/languages.ts";
import type { Message } from "../i18n/words.ts";

export type ToastKind = "success" | "error" | "warning" | "info";

export type Toast = {
  id: number;
  kind: ToastKind;
  /** English sentence, translated when it is shown. */
  message: string;
  /** Namespace of its translation, if not the common one. */
  words?: Namespace;
  values?: Readonly<Record<string, string | number>>;
  /** What screen readers say instead, an English sentence with the name of the product; false: nothing. */
  said?: Message | false;
  /** Whether it stays until dismissed. */
  isLasting?: boolean;
  action?: { label: string; run: () => void };
  /** Link to what the notification is about. */
  link?: { label: string; to: string };
};

/** How long a notification stays, in ms, unless it is hovered or focused. */
export const TOAST_MS = 3000;

export const useToasts = create<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }));

let lastId = 0;

/**
 * Shows a notification, in place of one that says the same and cannot be undone; at most three are visible, and the
 * oldest is removed first.
 */
export function showToast(toast: Omit<Toast, "id">): void {
  lastId += 1;
  const shown = { ...toast, id: lastId };
  useToasts.setState(({ toasts }) => {
    const others = toasts.filter((one) => one.action || one.message !== toast.message);
    return { toasts: [...others, shown].slice(-3) };
  });
}

/** Removes the notification that offers an action, once that is done elsewhere. */
export function hideToastOf(run: () => void): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter(({ action }) => action?.run !== run) }));
}

/** Removes a notification before its time is up. */
export function hideToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}
