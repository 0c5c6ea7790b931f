/** Its own key: nothing else of the shopper's state depends on it. */
export const RECENTLY_VIEWED_KEY = "recently-viewed";
const RECENTLY_VIEWED_CAP = 12;

/** Puts a product at the front of the list: every product once, at most twelve. */
export function rememberViewed(ids: readonly string[], id: string): string[] {
  return [id, ...ids.filter((other) => other !== id)].slice(0, RECENTLY_VIEWED_CAP);
}

/** Reads the stored list; what makes no sense is left out. Never throws. */
export function readViewed(raw: string | null): string[] {
  try {
    const parsed: unknown = JSON.parse(raw ?? "[]");
    if (!Array.isArray(parsed)) return [];
    const ids = parsed.filter((id): id is string => typeof id === "string" && id.length <= 40);
    return [...new Set(ids)].slice(0, RECENTLY_VIEWED_CAP);
  } catch {
    return [];
  }
}
