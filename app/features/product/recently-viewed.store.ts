import { create } from "zustand";
import { showToast } from "~/ui/toast.store.ts";
import { mergeViewed, RECENTLY_VIEWED_KEY, readViewed } from "./recently-viewed.ts";

type Viewed = {
  /** The latest first. */
  ids: readonly string[];
  /** Whether the shopper asked for them to be remembered; otherwise they are known until the tab is closed. */
  isKept: boolean;
};

/** The products looked at last: in this visit, and in earlier ones where the shopper asked for that. */
export const useRecentlyViewed = create<Viewed>(() => ({ ids: [], isKept: false }));

/** Reads what other visits and tabs have left. Where another tab stopped it, this one forgets as well. */
export function readRecentlyViewed(): void {
  const raw = stored(() => {
    // Earlier versions of the shop kept it without asking.
    localStorage.removeItem("recently-viewed");
    return localStorage.getItem(RECENTLY_VIEWED_KEY);
  });
  useRecentlyViewed.setState(({ ids, isKept }) =>
    raw === null ? { ids: isKept ? [] : ids, isKept: false } : { ids: readViewed(raw), isKept: true },
  );
}

/** Notes a visit to a product. */
export function noteViewed(id: string): void {
  readRecentlyViewed();
  const { ids, isKept } = useRecentlyViewed.getState();
  show(mergeViewed([id], ids), isKept);
}

/** Remembers the list on this device from now on, because the shopper said so, or ends that. */
export function keepRecentlyViewed(isWanted: boolean): void {
  const { ids } = useRecentlyViewed.getState();
  if (isWanted) keep(ids);
  else forget(ids);
}

/** Forgets what was looked at, and that it should be remembered. */
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

/** Blocked or full storage only costs the memory of these visits. */
function stored<T>(access: () => T): T | null {
  try {
    return access();
  } catch {
    return null;
  }
}
