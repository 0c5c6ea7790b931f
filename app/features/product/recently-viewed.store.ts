import { create } from "zustand";
import { RECENTLY_VIEWED_KEY, readViewed, rememberViewed } from "./recently-viewed.ts";

/** The products looked at last in this browser, the latest first; empty until read, and where storage is blocked. */
export const useRecentlyViewed = create<{ ids: readonly string[] }>(() => ({ ids: [] }));

/** Reads what other visits and tabs have left. */
export function readRecentlyViewed(): void {
  useRecentlyViewed.setState({ ids: readViewed(stored(() => localStorage.getItem(RECENTLY_VIEWED_KEY))) });
}

/** Notes a visit to a product. */
export function noteViewed(id: string): void {
  readRecentlyViewed();
  const ids = rememberViewed(useRecentlyViewed.getState().ids, id);
  useRecentlyViewed.setState({ ids });
  stored(() => localStorage.setItem(RECENTLY_VIEWED_KEY, JSON.stringify(ids)));
}

export function clearRecentlyViewed(): void {
  useRecentlyViewed.setState({ ids: [] });
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
