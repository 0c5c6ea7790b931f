import { create } from "zustand";
import { showToast } from "../ui/toast.store.ts";
import { keepText, readText } from "./guarded-storage.ts";
import { mergeKept, readKept } from "./kept-list.ts";

export type KeptList = {
  /** Latest first. */
  entries: readonly string[];
  /** Whether the shopper opted in to storing the list; otherwise it lasts until the tab is closed. */
  isKept: boolean;
};

/**
 * Creates a list of what was done last, in this visit and, if the shopper opted in, in earlier ones. It is stored under its
 * own key and only then: no other state depends on it. `former` is the key of what earlier versions of the shop stored unasked.
 */
export function createKeptList(key: string, former = key) {
  const use = create<KeptList>(() => ({ entries: [], isKept: false }));

  function show(entries: readonly string[], isWanted: boolean): void {
    use.setState({ entries, isKept: isWanted && keepText("localStorage", key, JSON.stringify(entries)) });
  }
  function forget(entries: readonly string[]): void {
    use.setState({ entries, isKept: false });
    keepText("localStorage", key, undefined);
  }
  /** Reads what other visits and tabs have stored. If another tab has opted out, this one forgets its list too. */
  function read(): void {
    if (former !== key) keepText("localStorage", former, undefined);
    const raw = readText("localStorage", key);
    use.setState(({ entries, isKept }) =>
      raw === null ? { entries: isKept ? [] : entries, isKept: false } : { entries: readKept(raw), isKept: true },
    );
  }
  function record(entry: string): void {
    read();
    const { entries, isKept } = use.getState();
    show(mergeKept([entry], entries), isKept);
  }
  function remove(entry: string): void {
    read();
    const { entries, isKept } = use.getState();
    show(
      entries.filter((one) => one !== entry),
      isKept,
    );
  }
  /** Stores the list on this device from now on, or stops that, as the shopper chose. */
  function keep(isWanted: boolean): void {
    const { entries } = use.getState();
    if (isWanted) read();
    if (isWanted) show(mergeKept(entries, use.getState().entries), true);
    else forget(entries);
    if (use.getState().isKept === isWanted) return;
    const message = "Your browser stores nothing here: the list lasts until you close this tab.";
    showToast({ kind: "warning", message });
  }
  /** Clears the list and ends storing it. */
  const clear = () => forget([]);
  return { use, read, record, remove, keep, clear };
}
