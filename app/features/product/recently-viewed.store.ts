import { create } from "zustand";
import { showToast } from "~/ui/toast.store.ts";
import { mergeViewed, RECENTLY_VIEWED_KEY, readViewed } from "./recently-viewed.ts";

type Viewed = {
  /** Latest first. */
  ids: readonly string[];
  /** Whether the shopper opted in to storing the list; otherwise it lasts until the tab is closed. */
  isKept: boolean;
};

/** Recently viewed products of this visit and, if the shopper opted in, of earlier ones. */
export const useRecentlyViewed = create<Viewed>(() => ({ ids: [], isKept: false }));

/** Reads what other visits and tabs have stored. If another tab has opted out, this one forgets its list too. */
export function readRecentlyViewed(): void {
  const raw = stored(() => {
    // Earlier versions of the shop stored it without consent.
    localStorage.removeItem("recently-viewed");
    return localStorage.getItem(RECENTLY_VIEWED_KEY);
  });
  useRecentlyViewed.setState(({ ids, isKept }) =>
    raw === null ? { ids: isKept ? [] : ids, isKept: false } : { ids: readViewed(raw), isKept: true },
  );
}

/** Records a product view. */
export function recordViewed(id: string): void {
  readRecentlyViewed();
  const { ids, isKept } = useRecentlyViewed.getState();
  show(mergeViewed([id], ids), isKept);
}

/** Stores the list on this device from now on, or stops that, as the shopper chose. */
export function keepRecentlyViewed(isWanted: boolean): void {
  const { ids } = useRecentlyViewed.getState();
  if (isWanted) keep(ids);
  else forget(ids);
}

/** Clears the list and ends storing it. */
export function clearRecentlyViewed(): void {
  forget([]);
}

function keep(ids: readonly string[]): void {
  readRecentlyViewed();
  show(mergeViewed(ids, useRecentlyViewed.getState().ids), true);
  if (useRecentlyViewed.getState().isKept) return;
  showToast({ kind: "warning", message: "Your browser stores nothing here: the list lasts until you close this tab." });
}

function show(ids: readonly string[], isWanted: boolean): void {
  const isKept = isWanted && stored(() => localStorage.setItem(RECENTLY_VIEWED_KEY, JSON.stringify(ids))) !== null;
  useRecentlyViewed.setState({ ids, isKept });
}

function forget(ids: readonly string[]): void {
  useRecentlyViewed.setState({ ids, isKept: false });
  stored(() => localStorage.removeItem(RECENTLY_VIEWED_KEY));
}

/** If storage is blocked or full, only the list of visits is lost. */
function stored<T>(access: () => T): T | null {
  try {
    return access();
  } catch {
    return null;
  }
}
