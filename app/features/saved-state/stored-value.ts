/** The one key that the shopper's state is kept under, and the version of its form. */
export const STORAGE_KEY = "persist:vitrine";
export const STORAGE_VERSION = 1.1;
/** Where data goes that could not be read: it is kept, never deleted. */
export const UNREADABLE_KEY = "persist:vitrine:unreadable";

export type StoredState = Record<string, unknown>;

export type StoredValue =
  | { kind: "none" }
  | { kind: "state"; state: StoredState; version: number; raw: string }
  /** Written by a later version of the shop: used where it makes sense, not overwritten. */
  | { kind: "future"; state: StoredState; raw: string }
  | { kind: "unreadable"; raw: string }
  /** The browser refuses storage. */
  | { kind: "blocked" };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Tells what a stored text is; never throws. */
export function parseStored(raw: string | null): StoredValue {
  if (raw === null) return { kind: "none" };
  let parsed: unknown;
  try {
    parsed = JSON.parse(raw);
  } catch {
    return { kind: "unreadable", raw };
  }
  if (!isRecord(parsed) || !isRecord(parsed["state"])) return { kind: "unreadable", raw };
  const version = typeof parsed["version"] === "number" ? parsed["version"] : 0;
  if (version > STORAGE_VERSION) return { kind: "future", state: parsed["state"], raw };
  return { kind: "state", state: parsed["state"], version, raw };
}

/** Reads the browser's storage; a browser that forbids it gives `blocked`. */
export function readStored(): StoredValue {
  try {
    return parseStored(localStorage.getItem(STORAGE_KEY));
  } catch {
    return { kind: "blocked" };
  }
}

/** Writes the state; false where storage is full or blocked, and what was stored before is then still there. */
export function writeStored(state: StoredState): boolean {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ state, version: STORAGE_VERSION }));
    return true;
  } catch {
    return false;
  }
}

/** Puts a copy of data that made no sense aside; the latest wins. */
export function keepUnreadable(raw: string): void {
  try {
    localStorage.setItem(UNREADABLE_KEY, raw);
  } catch {
    // Full or blocked: the original still stands under its own key until the first change.
  }
}
