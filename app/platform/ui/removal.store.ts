import { create } from "zustand";
import type { Message } from "../i18n/words.ts";
import { showToast, type Toast } from "./toast.store.ts";

export type RemovableList = "cart" | "saved" | "wishlist" | "compare";

/** What was removed from a list: a sentence that names it, and its index there. Both are unset if all entries were. */
export type Removal = { said?: Message; list: RemovableList; place?: number; undo: () => void };

/** The last removal, as long as it can be undone in its list. */
export const useLastRemoval = create<{ removal?: Removal | undefined }>(() => ({}));

/** Ends the offer to undo the last removal. */
export function endRemoval(): void {
  useLastRemoval.setState({ removal: undefined });
}

const offering = new Map<RemovableList, number>();

/** Notes that a list on screen offers to undo; the returned function, that it no longer does. */
export function offerUndo(list: RemovableList): () => void {
  const count = (by: number) => offering.set(list, (offering.get(list) ?? 0) + by);
  count(1);
  return () => void count(-1);
}

/** Shows that something was removed. The list offers to undo it or, while that is not on screen, the notification. */
export function showRemoval({ kind, message, ...removal }: Removal & Pick<Toast, "kind" | "message">): void {
  const { said, list, undo } = removal;
  if (offering.get(list)) useLastRemoval.setState({ removal });
  showToast({ kind, message, ...(said && { said }), action: { label: "Undo", run: undo } });
}
