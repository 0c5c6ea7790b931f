import { create } from "zustand";
import type { Namespace } from "~/i18n/languages.ts";

export type ToastKind = "success" | "error" | "warning" | "info";

export type Toast = {
  id: number;
  kind: ToastKind;
  /** English sentence, translated where it is shown. */
  message: string;
  /** Where its translation stands, if not among the common words. */
  words?: Namespace;
  values?: Readonly<Record<string, string | number>>;
  /** Whether it stays until it is put away. */
  isLasting?: boolean;
  action?: { label: string; run: () => void };
  /** Where what it tells of can be seen. */
  link?: { label: string; to: string };
};

/** How long a notification stays, in ms, unless the shopper points at it or has the focus in it. */
export const TOAST_MS = 3000;

export const useToasts = create<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }));

let lastId = 0;

/** Shows a notification; at most three stand at a time, the oldest leaves first. */
export function showToast(toast: Omit<Toast, "id">): void {
  lastId += 1;
  const shown = { ...toast, id: lastId };
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts, shown].slice(-3) }));
}

/** Takes a notification away before its time. */
export function hideToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}
