import { isRecord, recordOf } from "../requests/records.ts";

/** The key of the shopper's state in storage, and the version of its format. */
export const STORAGE_KEY = "persist:vitrine";
const STORAGE_VERSION = 1.1;
/** Key for a copy of unreadable data, numbered from the second copy on: it is never deleted. */
export const UNREADABLE_KEY = "persist:vitrine:unreadable";
const MAX_COPIES = 5;
const MAX_WRITERS = 20;

/** Returns the browser's storage; a function, because merely accessing it throws where it is blocked. */
export type Storage = () => { getItem(key: string): string | null; setItem(key: string, value: string): void };

export type StoredState = Readonly<Record<string, unknown>>;
/** The number of changes of each open tab that a stored state includes. */
export type Writers = Readonly<Record<string, number>>;

export type StoredValue =
  | { kind: "none" }
  | { kind: "state"; state: StoredState; version: number; writers: Writers; raw: string }
  /** Written by a later version of the shop: used where valid, never overwritten. */
  | { kind: "future"; state: StoredState; raw: string }
  | { kind: "unreadable"; raw: string }
  /** The browser refuses storage. */
  | { kind: "blocked" };

function parseJson(text: unknown): unknown {
  try {
    return typeof text === "string" ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the redux-persist format: a JSON text per slice, and the version beside them. Other texts stay as they are. */
function unpackTexts({ _persist, ...texts }: Record<string, unknown>) {
  const state = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, parseJson(text) ?? text]));
  const about = parseJson(_persist);
  return { state, version: recordOf(about)["version"] };
}

/** Classifies a stored text; never throws. */
export function parseStored(raw: string | null): StoredValue {
  if (raw === null) return { kind: "none" };
  const parsed = parseJson(raw);
  if (!isRecord(parsed)) return { kind: "unreadable", raw };
  const { state, version: named, writers } = "_persist" in parsed ? { ...unpackTexts(parsed), writers: {} } : parsed;
  const version = typeof named === "number" ? named : 0;
  if (version > STORAGE_VERSION) return { kind: "future", state: recordOf(state), raw };
  if (!isRecord(state)) return { kind: "unreadable", raw };
  return { kind: "state", state, version, writers: readWriters(writers), raw };
}

function readWriters(raw: unknown): Writers {
  const pairs = Object.entries(recordOf(raw));
  return Object.fromEntries(pairs.filter((pair): pair is [string, number] => Number.isSafeInteger(pair[1])));
}

/** Reads the browser's storage; returns `blocked` if the browser forbids it. */
export function readStored(storage: Storage): StoredValue {
  try {
    return parseStored(storage().getItem(STORAGE_KEY));
  } catch {
    return { kind: "blocked" };
  }
}

/** Writes the state; false if storage is full or blocked, in which case the previous value is still there. */
export function writeStored(storage: Storage, state: StoredState, writers: Writers): boolean {
  const latest = Object.fromEntries(Object.entries(writers).slice(-MAX_WRITERS));
  try {
    storage().setItem(STORAGE_KEY, JSON.stringify({ state, version: STORAGE_VERSION, writers: latest }));
    return true;
  } catch {
    return false;
  }
}

/** Saves a copy of unreadable data; false if there is no room, in which case the original must not be overwritten. */
export function keepUnreadable(storage: Storage, raw: string): boolean {
  try {
    for (let copy = 1; copy <= MAX_COPIES; copy++) {
      const key = copy === 1 ? UNREADABLE_KEY : `${UNREADABLE_KEY}:${copy}`;
      const there = storage().getItem(key);
      if (there === raw) return true;
      if (there !== null) continue;
      storage().setItem(key, raw);
      return true;
    }
  } catch {
    // Full or blocked.
  }
  return false;
}
