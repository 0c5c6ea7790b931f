const CAP = 12;
/** Characters of an entry. */
const MAX_ENTRY = 120;

/** Merges two lists, the first one's entries first: each once, at most twelve. */
export function mergeKept(first: readonly string[], then: readonly string[]): string[] {
  return [...new Set([...first, ...then])].slice(0, CAP);
}

/** Parses a stored list, dropping invalid entries. Never throws. */
export function readKept(raw: string): string[] {
  try {
    const parsed: unknown = JSON.parse(raw);
    if (!Array.isArray(parsed)) return [];
    return mergeKept(
      parsed.filter((entry): entry is string => typeof entry === "string" && entry.length <= MAX_ENTRY),
      [],
    );
  } catch {
    return [];
  }
}
