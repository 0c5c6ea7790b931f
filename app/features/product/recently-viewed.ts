/** Stored under its own key and only if the shopper opted in: no other state depends on it. */
export const RECENTLY_VIEWED_KEY = "vitrine:viewed";
const RECENTLY_VIEWED_CAP = 12;

/** Merges two lists, the first one's products first: each product once, at most twelve. */
export function mergeViewed(first: readonly string[], then: readonly string[]): string[] {
  return [...new Set([...first, ...then])].slice(0, RECENTLY_VIEWED_CAP);
}

/** Parses a stored list, dropping invalid entries. Never throws. */
export function readViewed(raw: string): string[] {
  try {
    const parsed: unknown = JSON.parse(raw);
    if (!Array.isArray(parsed)) return [];
    const ids = parsed.filter((id): id is string => typeof id === "string" && id.length <= 40);
    return mergeViewed(ids, []);
  } catch {
    return [];
  }
}
