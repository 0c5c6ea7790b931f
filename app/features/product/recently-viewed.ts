/** Its own key, there only where the shopper asked for it: nothing else of their state depends on it. */
export const RECENTLY_VIEWED_KEY = "vitrine:viewed";
const RECENTLY_VIEWED_CAP = 12;

/** One list of two, the first one's products in front: every product once, at most twelve. */
export function mergeViewed(first: readonly string[], then: readonly string[]): string[] {
  return [...new Set([...first, ...then])].slice(0, RECENTLY_VIEWED_CAP);
}

/** Reads the stored list; what makes no sense is left out. Never throws. */
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
